import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { languages } from "../contracts/paths.ts";
import { assistant } from "./es/assistant.ts";
import { glossary } from "./es/glossary.ts";
import { product } from "./product.ts";
import { unwrap } from "./testing/unwrap.ts";
import { type Language, words } from "./words.ts";

const pageNames = ["landing", "talk", "contact", "privacy", "privacyFaq", "terms", "howItWorks", "accuracy"];
const codeKeys = ["to", "hash", "id", "icon", "category", "categories", "level", "mark", "from", "href"];

type Leaf = { path: string; key: string; value: unknown };

function leavesOf(value: unknown, path = "", key = ""): Leaf[] {
  if (typeof value !== "object" || value === null) return [{ path, key, value }];
  return Object.entries(value).flatMap(([name, child]) =>
    leavesOf(child, path ? `${path}.${name}` : name, Array.isArray(value) ? key : name),
  );
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?…])\s+|\n+/).filter((sentence) => sentence.trim() !== "");
}

function textsIn(language: Language): { path: string; text: string }[] {
  return leavesOf(words[language]).flatMap(({ path, key, value }) =>
    typeof value === "string" && !codeKeys.includes(key) ? [{ path: `${language}.${path}`, text: value }] : [],
  );
}

function legalText(file: string): string {
  return unwrap(readFileSync(new URL(`./legal/${file}`, import.meta.url), "utf8"));
}

const legalFiles = ["privacy.md", "terms.md", "privacy.es.md", "terms.es.md"];
const everyText = [...languages.flatMap(textsIn), ...legalFiles.map((file) => ({ path: file, text: legalText(file) }))];

describe.each(languages)("the words in %s", (language) => {
  const leaves = leavesOf(words[language]);

  test("titles fit a search result", () => {
    const titles = pagesIn(language).map(({ title }) => title);

    expect(titles.filter((title) => title.length > 60)).toEqual([]);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test("descriptions fit a search result", () => {
    const descriptions = pagesIn(language).map(({ description }) => description);

    expect(descriptions.filter((text) => text.length < 50 || text.length > 160)).toEqual([]);
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });

  test("every link leads to a page that exists", () => {
    const targets = leaves.filter(({ key }) => key === "to").map(({ value }) => value);

    expect(targets.length).toBeGreaterThan(20);
    expect(targets.filter((target) => !pageNames.includes(String(target)))).toEqual([]);
  });

  test("every icon is named in kebab-case", () => {
    const icons = leaves.filter(({ key }) => key === "icon").map(({ value }) => String(value));

    expect(icons.filter((icon) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(icon))).toEqual([]);
  });

  test("every outside link is secure", () => {
    const links = leaves.filter(({ key }) => key === "href").map(({ value }) => String(value));

    expect(links.filter((link) => !link.startsWith("https://"))).toEqual([]);
  });

  test("no sentence is empty or has stray spaces", () => {
    const careless = leaves.filter(
      ({ key, value }) => typeof value === "string" && !key.startsWith("text") && value !== value.trim(),
    );

    expect(careless).toEqual([]);
    expect(leaves.filter(({ value }) => value === "")).toEqual([]);
  });

  test("at least forty privacy questions in five groups, each with its own address", () => {
    const groups = words[language].privacyFaq.groups;
    const ids = groups.flatMap((group) => [group.id, ...group.questions.map((question) => question.id)]);

    expect(groups).toHaveLength(5);
    expect(ids.length - groups.length).toBeGreaterThanOrEqual(40);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z0-9-]+$/.test(id))).toEqual([]);
  });

  test("the menu, the filter and the cards of the use cases agree", () => {
    const { cards, categories } = words[language].landing.useCases;
    const ids: string[] = cards.map((card) => card.id);
    const known: string[] = categories.map((category) => category.id);

    expect(ids).toHaveLength(4);
    expect(words[language].site.header.links[2].items.map((item) => item.id)).toEqual(ids);
    expect(cards.flatMap((card) => [...card.categories]).filter((id) => !known.includes(id))).toEqual([]);
    expect(known.filter((id) => !cards.some((card) => card.categories.some((own) => own === id)))).toEqual([]);
  });

  test("the hero's report is made of the words spoken", () => {
    const { spoken, report } = words[language].landing.hero.picture;
    const marks = spoken.flatMap((piece) => ("mark" in piece ? [piece.mark] : []));

    expect(report.rows.map((row) => row.from).sort()).toEqual([...marks].sort());
    expect(report.followUps).toHaveLength(3);
  });

  test("dates are real days, and the policies keep theirs", () => {
    const dates = leaves.filter(({ key }) => key === "date").map(({ value }) => String(value));

    expect(dates.filter((date) => Number.isNaN(Date.parse(date)))).toEqual([]);
    expect(words[language].legal.effective.date).toBe("2025-03-13");
    expect(words[language].legal.updated.date).toBe("2025-03-13");
    expect(words[language].privacyFaq.reviewed.date).toBe("2026-11-15");
  });
});

/** English says most codes as they are; the Spanish ones have a test of their own. */
const isCode = ({ path }: { path: string }) => path.includes("assistant.codes");

test("both languages have the same keys and the same code", () => {
  const shapeOf = (language: Language) =>
    leavesOf(words[language])
      .filter((leaf) => !isCode(leaf))
      .map(({ path, key, value }) => [path, codeKeys.includes(key) || typeof value !== "string" ? value : ""]);

  expect(shapeOf("es")).toEqual(shapeOf("en"));
});

test("both languages leave the same gaps to fill", () => {
  // Whose it is ("her blood pressure"), each language says in its own way.
  const gapsIn = (text: string) => (text.match(/\{(?!who|her|him)\w+\}/g) ?? []).sort().join();
  const gapsOf = (language: Language) =>
    textsIn(language)
      .filter((text) => !isCode(text))
      .map(({ path, text }) => [path.slice(3), gapsIn(text)]);

  expect(gapsOf("es")).toEqual(gapsOf("en"));
});

test("the texts that the specification fixes are word for word", () => {
  const { landing, forms, talk, site, contact, notFound, error } = words.en;

  expect(landing.hero.badge).toBe("AI-powered QAPI assistant");
  expect(landing.hero.heading).toBe("Turn Incidents Into Insights. Automatically.");
  expect(landing.features.steps.heading).toBe("From Incident to Insight in Three Steps");
  expect(landing.features.steps.items.map((step) => step.title)).toEqual([
    "Capture",
    "Categorize",
    "Assign & Track",
    "Analyze & Improve",
  ]);
  expect(landing.contact.heading).toBe("Request More Information");
  expect(forms.landing.submitting).toBe("Submitting...");
  expect(forms.landing.success).toEqual({
    title: "Success!",
    text: "Your request has been submitted. We'll be in touch soon.",
  });
  expect(forms.landing.failed).toEqual({ title: "Submission Failed", text: "Please try again later." });
  expect(forms.landing.unreachable).toEqual({
    title: "Submission Error",
    text: "Could not connect to the server. Please try again later.",
  });
  expect(forms.contact.failed.text).toBe("Something went wrong. Please try again later.");
  expect(forms.contact.unreachable.text).toBe("Failed to connect to the server. Please try again later.");
  expect(talk.title).toBe(`${product.name} Interactive Documenter for Home Care`);
  expect([talk.button.idle, talk.button.connecting, talk.button.active]).toEqual([
    `Talk to ${product.name}`,
    "Connecting...",
    "Call in Progress...",
  ]);
  expect(talk.email.invalid).toBe("Please enter a valid email address");
  expect(talk.email.valid).toBe("Email is valid! You can now start the conversation.");
  expect(site.header.links.map((link) => link.label)).toEqual(["Features", "Benefits", "QAPI Use Cases", "Contact"]);
  expect(contact.title).toContain(product.name);
  expect(notFound.heading).toBe("Oops! Page not found");
  expect(error.heading).toBe("Unexpected Application Error!");
});

test("a claim we may not make appears only where it is denied", () => {
  const claims = new RegExp(
    [
      "HIPAA[- ](certified|approved|compliant)|certificación HIPAA|SOC 2|HITRUST|ISO 27001|meets F865",
      "(approved|endorsed) by CMS|CMS[- ](approved|endorsed|certified)|CMS (nos )?aprueba",
      "guarantee|garantiz|survey-proof|deficiency-free|prevents? (falls|errors)|never stores?|\\b100%",
      "privileged|privilegiad|confidential|replaces? (a|the|your) nurse|diagnos|best-in-class|revolutionary",
    ].join("|"),
    "i",
  );
  const denials = /\b(not|no|nobody|never|cannot|neither|nor|none|nadie|nunca|ningún|ninguna|ni)\b|n’t\b/i;
  const quotedLaw = /SB 1188|confidential information/;

  const boasts = everyText.flatMap(({ path, text }) =>
    sentencesOf(text)
      .filter((sentence) => claims.test(sentence) && !denials.test(sentence) && !quotedLaw.test(sentence))
      .map((sentence) => `${path}: ${sentence}`),
  );
  const askedNotClaimed = boasts.filter((boast) => !/[?¿]/.test(boast));

  expect(askedNotClaimed).toEqual([]);
});

test.each(glossary)("Spanish says $say for $idea", ({ never, except = [] }) => {
  const stray = new RegExp(`(?<!\\p{L})(?:${never.join("|")})(?!\\p{L})`, "iu");
  const sheets = leavesOf(assistant, "es.assistant").map(({ path, value }) => ({
    path,
    text: String(value),
  }));
  const legal = everyText.filter(({ path }) => path.endsWith(".es.md"));
  const texts = [...textsIn("es"), ...sheets, ...legal].map(({ path, text }) => ({
    path,
    text: except.reduce((rest, phrase) => rest.replaceAll(new RegExp(phrase, "giu"), ""), text),
  }));

  expect(texts.filter(({ text }) => stray.test(text))).toEqual([]);
});

test("the priorities are called Crítica, Alta and De rutina wherever a page names them", () => {
  const named = leavesOf(words.es).filter(({ key }) => key === "word");
  const onPaper = Object.values(assistant.priorities);

  expect(new Set([...named.map(({ value }) => value), ...onPaper])).toEqual(new Set(["Crítica", "Alta", "De rutina"]));
});

test("no page says that an address is used for nothing else, or that nothing is guessed", () => {
  const overstated = /nothing else|nada más|nothing is guessed|no adivina nada/i;

  expect(everyText.filter(({ text }) => overstated.test(text))).toEqual([]);
});

test("a percentage stands beside its source, or is a rule", () => {
  const withPercent = languages
    .flatMap(textsIn)
    .filter(({ text }) => /\d%/.test(text))
    .map(({ path }) => path.slice(3));

  expect(withPercent.filter((path) => !/^howItWorks\.(why|crosswalk)\./.test(path))).toEqual([]);
});

test("the landing page reads at grade nine or below", () => {
  const passages = textsIn("en").filter(
    ({ path, text }) => path.startsWith("en.landing.") && text.split(/\s+/).length >= 12,
  );
  const grades = passages.map(({ text }) => gradeOf(text));
  const mean = grades.reduce((sum, grade) => sum + grade, 0) / grades.length;

  expect(passages.length).toBeGreaterThan(30);
  expect(mean).toBeLessThanOrEqual(9);
});

test("the product's name is typed once", () => {
  const folders = ["./", "./en/", "./es/", "./legal/"];
  const files = folders.flatMap((folder) =>
    readdirSync(new URL(folder, import.meta.url))
      .filter((file) => /\.(ts|md)$/.test(file))
      .map((file) => folder + file),
  );
  const naming = files.filter((file) => readFileSync(new URL(file, import.meta.url), "utf8").includes(product.name));

  expect(naming).toEqual(["./product.ts"]);
});

test("the policies hold the terms of business and speak of nothing later than their date", () => {
  const terms = legalText("terms.md");
  for (const term of [
    "at least 18 years old",
    "resident of the United States",
    "may not share it",
    "1.5% per month",
    "TWELVE MONTHS",
    "$100",
    "Delaware",
    "New York",
  ])
    expect(terms).toContain(term);

  for (const file of legalFiles) {
    expect(legalText(file)).toContain("{contact}");
    expect(legalText(file).match(/^## .+$/gm)?.length).toBeGreaterThanOrEqual(8);
    expect(legalText(file)).not.toMatch(/\b20(2[6-9]|[3-9]\d)\b/);
  }
});

function pagesIn(language: Language) {
  const { landing, talk, contact, forms, howItWorks, accuracy, privacyFaq, legal, notFound, error } = words[language];
  return [
    landing,
    talk,
    contact,
    howItWorks,
    accuracy,
    privacyFaq,
    legal.privacy,
    legal.terms,
    notFound,
    error,
    forms.thanks,
  ];
}

/** Flesch-Kincaid grade, with syllables counted as groups of vowels. */
function gradeOf(text: string): number {
  const tokens = text.match(/[A-Za-z’']+/g) ?? [];
  const sentences = text.split(/[.!?…]+(?:\s|$)/).filter((part) => /[A-Za-z]/.test(part)).length || 1;
  const syllables = tokens.reduce((sum, token) => sum + syllablesIn(token), 0);
  return 0.39 * (tokens.length / sentences) + 11.8 * (syllables / tokens.length) - 15.59;
}

function syllablesIn(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, "");
  const spoken = letters.replace(/(?<=[^aeiouytd])ed$|(?<=[^aeiouysxzlch])es$|(?<=[^aeiouyl])e$/, "");
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0);
}
