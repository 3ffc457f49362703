import type { LogLevel } from "./observe/log.ts";
import { parseDsn } from "./observe/sentry.ts";
import { parseRate, type Rate } from "./security/rate-limit.ts";
import { type TrustedProxies, trustedProxies } from "./security/trusted-proxies.ts";

const logLevels: readonly LogLevel[] = ["silent", "fatal", "error", "warn", "info", "debug", "trace"];

export type Config = {
  port: number;
  host: string;
  siteUrl: string;
  contactEmail: string;
  dataDir: string;
  logLevel: LogLevel;
  isTrustedProxy: TrustedProxies;
  errorReportRate: Rate;
  sentryDsn: string | undefined;
};

/** Every setting, its default and what it means; `.env.example` is held against this list. */
export const settings = {
  PORT: "3000",
  HOST: "localhost",
  SITE_URL: "",
  CONTACT_EMAIL: "hello@example.com",
  DATA_DIR: "data",
  LOG_LEVEL: "info",
  TRUST_PROXY: "",
  ERROR_REPORT_RATE: "20/10m",
  SENTRY_DSN: "",
} as const;

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the environment once. Everything wrong is said at once, each with the setting's name. */
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
  const config: Config = {
    port,
    host: value("HOST"),
    siteUrl: read("SITE_URL", (text) => origin(text || `http://localhost:${port}`)),
    contactEmail: read("CONTACT_EMAIL", emailAddress),
    dataDir: value("DATA_DIR"),
    logLevel: read("LOG_LEVEL", (text) => oneOf(text, logLevels)),
    isTrustedProxy: read("TRUST_PROXY", trustedProxies),
    errorReportRate: read("ERROR_REPORT_RATE", parseRate),
    sentryDsn: read("SENTRY_DSN", sentryDsn),
  };
  if (faults.length > 0) throw new ConfigError(faults);
  return config;
}

export class ConfigError extends Error {
  constructor(faults: string[]) {
    super(`Please mend the settings:\n${faults.map((fault) => `  ${fault}`).join("\n")}`);
  }
}

function portNumber(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`"${text}" is not a port (0 to 65535)`);
  return port;
}

function origin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== "/" || url.search) {
    throw new Error(`"${text}" is not the address of a site, such as https://www.example.com`);
  }
  return url.origin;
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
