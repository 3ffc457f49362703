import { join } from "node:path";
import { hostedProvider } from "../contracts/hosted-voice.ts";
import type { DatabaseSettings } from "./database/open-database.ts";
import type { Retention } from "./leads/enforce-retention.ts";
import type { LogLevel } from "./observe/log.ts";
import { parseDsn } from "./observe/sentry.ts";
import { parseRate, type Rate } from "./security/rate-limit.ts";
import { type TrustedProxies, trustedProxies } from "./security/trusted-proxies.ts";
import type { ModelSettings } from "./understanding/model-reader.ts";
import { parseWebhookSecret } from "./webhooks/sign.ts";

const logLevels: readonly LogLevel[] = ["silent", "fatal", "error", "warn", "info", "debug", "trace"];

/** Where systemd puts the first socket it hands over. */
const firstInheritedFd = 3;

export type Config = {
  /** Set, named like ours, and read by nobody: mistyped, or gone with an older version. */
  unknownSettings: string[];
  /** A socket that was opened before us, by systemd: it outlives a restart, and so do those who wait at it. */
  socketFd: number | undefined;
  port: number;
  host: string;
  siteUrl: string;
  contactEmail: string;
  dataDir: string;
  modelsDir: string;
  logLevel: LogLevel;
  /** Daily files instead of standard output, and how long they are kept. */
  logFiles: { folder: string; keepDays: number } | undefined;
  isTrustedProxy: TrustedProxies;
  errorReportRate: Rate;
  sentryDsn: string | undefined;
  database: DatabaseSettings;
  leadRate: Rate;
  minFillMs: number;
  mail: { salesTo: string; from: string } & ({ kind: "smtp"; url: string } | { kind: "folder"; folder: string });
  webhook: { url: string; secret: Buffer } | undefined;
  retention: Retention;
  metricsToken: string | undefined;
  voice: VoiceSettings;
  /** A model that `npm run understand` asks as well; calls never do. */
  model: ModelSettings | undefined;
};

/** The operator's key opens the provider's addresses under /voice; without one they stay closed. */
type VoiceSettings = {
  privateKey: string | undefined;
  /** Shared by several instances; each makes its own without one. */
  tokenSecret: string | undefined;
  rate: Rate;
} & (
  | { kind: "embedded"; maxCalls: number | undefined; synth: "piper" | "kokoro" }
  | { kind: "hosted"; provider: HostedSettings }
  | { kind: "off" }
);
/** An account at a provider of hosted calls. */
export type HostedSettings = {
  baseUrl: string;
  privateKey: string;
  assistant: { assistantId: string } | { squadId: string };
  webhookSecret: string | undefined;
  /** Whether a call that is recorded may ask for the visitor's picture. */
  cameraAllowed: boolean;
};

/** Every setting and its default; `.env.example`, which says what each means, is held against this list. */
export const settings = {
  PORT: "3000",
  HOST: "localhost",
  SITE_URL: "",
  CONTACT_EMAIL: "hello@example.com",
  DATA_DIR: "data",
  LOG_LEVEL: "info",
  LOG_DIR: "",
  KEEP_LOGS_DAYS: "90",
  TRUST_PROXY: "",
  ERROR_REPORT_RATE: "20/10m",
  SENTRY_DSN: "",
  DATABASE_URL: "",
  LEAD_RATE_LIMIT: "5/10m",
  LEAD_MIN_FILL_SECONDS: "1",
  SALES_EMAIL: "",
  MAIL_FROM: "",
  SMTP_URL: "",
  LEAD_WEBHOOK_URL: "",
  LEAD_WEBHOOK_SECRET: "",
  KEEP_LEADS_MONTHS: "24",
  KEEP_SPAM_DAYS: "30",
  KEEP_CALLS_DAYS: "30",
  METRICS_TOKEN: "",
  VOICE_PROVIDER: "embedded",
  VOICE_MAX_CALLS: "",
  VOICE_RATE_LIMIT: "10/10m",
  VOICE_PRIVATE_KEY: "",
  VOICE_TOKEN_SECRET: "",
  VOICE_SYNTH: "piper",
  MODELS_DIR: "",
  VAPI_PRIVATE_KEY: "",
  VAPI_ASSISTANT_ID: "",
  VAPI_SQUAD_ID: "",
  VAPI_BASE_URL: "https://api.vapi.ai",
  VAPI_WEBHOOK_SECRET: "",
  VAPI_CAMERA: "off",
  LLM_BASE_URL: "",
  LLM_API_KEY: "",
  LLM_MODEL: "",
  LLM_TIMEOUT_MS: "2500",
} as const;

const ownName = /^(?:VOICE|VAPI|LEAD|KEEP|LLM|MAIL|SMTP|SALES|SENTRY|METRICS|ERROR_REPORT)_/;

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the environment once. Everything wrong is said at once, each with the setting's name, and once. */
export function readConfig(env: Environment): Config {
  const faults: string[] = [];
  const value = (name: keyof typeof settings) => env[name]?.trim() || settings[name];
  const read = <T>(name: keyof typeof settings, parse: (text: string) => T): T => {
    try {
      return parse(value(name));
    } catch (error) {
      faults.push(`${name}: ${error instanceof Error ? error.message : error}`);
      return undefined as T;
    }
  };

  const port = read("PORT", portNumber);
  const siteUrl = read("SITE_URL", (text) => origin(text || `http://localhost:${port ?? settings.PORT}`));
  const contactEmail = read("CONTACT_EMAIL", emailAddress);
  const dataDir = value("DATA_DIR");
  const smtpUrl = read("SMTP_URL", (text) => text && address(text, "smtp", "smtps"));
  const webhookUrl = read("LEAD_WEBHOOK_URL", (text) => text && address(text, "https", "http"));
  const config: Config = {
    socketFd: env.LISTEN_FDS === "1" ? firstInheritedFd : undefined,
    unknownSettings: Object.keys(env).filter((name) => ownName.test(name) && !(name in settings)),
    port,
    host: value("HOST"),
    siteUrl,
    contactEmail,
    dataDir,
    modelsDir: value("MODELS_DIR") || join(dataDir, "models"),
    logLevel: read("LOG_LEVEL", (text) => oneOf(text, logLevels)),
    logFiles: read("KEEP_LOGS_DAYS", (text) => {
      const keepDays = amount(text);
      return value("LOG_DIR") ? { folder: value("LOG_DIR"), keepDays } : undefined;
    }),
    isTrustedProxy: read("TRUST_PROXY", trustedProxies),
    errorReportRate: read("ERROR_REPORT_RATE", parseRate),
    sentryDsn: read("SENTRY_DSN", sentryDsn),
    database: read("DATABASE_URL", (text) =>
      text
        ? { kind: "postgres", url: address(text, "postgres", "postgresql") }
        : { kind: "sqlite", file: join(dataDir, "tendwell.db") },
    ),
    leadRate: read("LEAD_RATE_LIMIT", parseRate),
    minFillMs: read("LEAD_MIN_FILL_SECONDS", (text) => Math.round(amount(text) * 1000)),
    mail: {
      salesTo: read("SALES_EMAIL", (text) => (text ? emailAddress(text) : contactEmail)),
      from: read("MAIL_FROM", (text) => (text ? emailAddress(text) : contactEmail)),
      ...(smtpUrl ? { kind: "smtp", url: smtpUrl } : { kind: "folder", folder: join(dataDir, "mail") }),
    },
    webhook: read("LEAD_WEBHOOK_SECRET", (text) => {
      const secret = text ? parseWebhookSecret(text) : undefined;
      needsBeside(text, "LEAD_WEBHOOK_URL", webhookUrl);
      return webhookUrl && secret ? { url: webhookUrl, secret } : undefined;
    }),
    retention: {
      leadMonths: read("KEEP_LEADS_MONTHS", amount),
      spamDays: read("KEEP_SPAM_DAYS", amount),
      callDays: read("KEEP_CALLS_DAYS", amount),
    },
    metricsToken: value("METRICS_TOKEN") || undefined,
    voice: {
      privateKey: read("VOICE_PRIVATE_KEY", secretOrNone),
      tokenSecret: read("VOICE_TOKEN_SECRET", secretOrNone),
      rate: read("VOICE_RATE_LIMIT", parseRate),
      ...readVoice(),
    },
    model: readModel(),
  };
  if (faults.length > 0) throw new ConfigError(faults);
  return config;

  function readModel(): ModelSettings | undefined {
    const baseUrl = read("LLM_BASE_URL", (text) => text && address(text, "https", "http"));
    const timeoutMs = read("LLM_TIMEOUT_MS", amount);
    const model = read("LLM_MODEL", (text) => {
      needsBeside(text, "LLM_BASE_URL", baseUrl);
      return text;
    });
    return baseUrl ? { baseUrl, apiKey: value("LLM_API_KEY"), model, timeoutMs } : undefined;
  }

  function readVoice() {
    const provider = read("VOICE_PROVIDER", (text) => oneOf(text, ["embedded", hostedProvider, "off"] as const));
    const synth = read("VOICE_SYNTH", (text) => oneOf(text, ["piper", "kokoro"] as const));
    const maxCalls = read("VOICE_MAX_CALLS", (text) => (text ? Math.floor(amount(text)) : undefined));
    if (!provider || provider === "off") return { kind: "off" } as const;
    if (provider === "embedded") return { kind: "embedded", maxCalls, synth } as const;
    const squadId = value("VAPI_SQUAD_ID");
    const hosted: HostedSettings = {
      baseUrl: read("VAPI_BASE_URL", (text) => address(text, "https", "http")),
      privateKey: read("VAPI_PRIVATE_KEY", (text) => {
        if (!text) throw new Error("is needed when VOICE_PROVIDER is vapi");
        return text;
      }),
      assistant: read("VAPI_ASSISTANT_ID", (assistantId) => {
        if (Boolean(assistantId) === Boolean(squadId))
          throw new Error("or VAPI_SQUAD_ID is needed when VOICE_PROVIDER is vapi, and not both");
        return assistantId ? { assistantId } : { squadId };
      }),
      webhookSecret: read("VAPI_WEBHOOK_SECRET", secretOrNone),
      cameraAllowed: read("VAPI_CAMERA", (text) => oneOf(text, ["off", "on"] as const)) === "on",
    };
    return { kind: "hosted", provider: hosted } as const;
  }
}

export class ConfigError extends Error {
  constructor(faults: string[]) {
    super(`Please mend the settings:\n${faults.map((fault) => `  ${fault}`).join("\n")}`);
  }
}

function portNumber(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`"${text}" is not a port (0 to 65535)`);
  return port;
}

function origin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== "/" || url.search) {
    throw new Error(`"${text}" is not the address of a site, such as https://www.example.com`);
  }
  return url.origin;
}

/** Neither is of use alone; a partner that was wrong has no value, and that was said already. */
function needsBeside(text: string, partner: string, value: string | undefined): void {
  if (value !== undefined && Boolean(text) !== Boolean(value))
    throw new Error(`needs ${partner} beside it, and the other way round`);
}

function address(text: string, ...schemes: string[]): string {
  const scheme = URL.canParse(text) ? new URL(text).protocol.slice(0, -1) : "";
  // What was typed may hold a password, so it is not repeated.
  if (!schemes.includes(scheme)) throw new Error(`is not an address that starts with ${schemes[0]}://`);
  return text;
}

function secretOrNone(text: string): string | undefined {
  if (text && text.length < 16) throw new Error("is too short to be a secret: use 16 characters or more");
  return text || undefined;
}

function amount(text: string): number {
  const number = Number(text);
  if (!(number >= 0 && number < 1e6)) throw new Error(`"${text}" is not a number of zero or more`);
  return number;
}

function emailAddress(text: string): string {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) throw new Error(`"${text}" is not an email address`);
  return text;
}

function sentryDsn(text: string): string | undefined {
  if (!text) return undefined;
  parseDsn(text);
  return text;
}

function oneOf<T extends string>(text: string, choices: readonly T[]): T {
  const found = choices.find((choice) => choice === text);
  if (!found) throw new Error(`"${text}" is none of ${choices.join(", ")}`);
  return found;
}
