import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { Country } from "../../app/countries/model/country.ts";
import type { AskShop } from "../doctor/check-shop.ts";
import { root } from "../house/run-command.mjs";

/** One line of the list. `state`: true or false was looked at; "sign": only a person can say. */
export type LaunchLine = {
  readonly section: string;
  readonly what: string;
  readonly value: string;
  readonly state: boolean | "sign";
};

const legalPages = [
  "terms-and-conditions",
  "privacy-data",
  "company-information",
  "return-policy",
  "complaints",
];

/** What is known of a country before it opens: from its row, the files of words and content, and the running shop. */
export async function listLaunch(
  country: Country,
  host: string,
  ask: AskShop,
): Promise<readonly LaunchLine[]> {
  return [
    ...listFigures(country),
    ...listTexts(country),
    ...(await listAnswers(country, host, ask)),
    ...listSignatures(country),
  ];
}

function listFigures(country: Country): readonly LaunchLine[] {
  const { currency, cashOnDelivery: cash, lowStock } = country;
  const toAmount = (cents: number) => `${(cents / 100).toFixed(2)} ${currency}`;
  const line = (what: string, value: string): LaunchLine => ({
    section: "Figures",
    what,
    value,
    state: "sign",
  });
  return [
    line("Currency, time zone", `${currency}, ${country.timeZone}`),
    line(
      "Cash on delivery up to",
      `${toAmount(cash.limitCents)}, ${cash.itemLimit || "any number of"} pieces, freight ${cash.allowsFreight ? "yes" : "no"}`,
    ),
    line(
      "Only a few left, unit price",
      `from ${toAmount(lowStock.highCents)} and below ${toAmount(lowStock.lowCents)}`,
    ),
    line("VAT numbers", `${country.vat.prefix}, such as ${country.vat.placeholder}`),
    line("Postal codes", country.postalCode?.example ?? "any"),
  ];
}

function listTexts({ locales }: Country): readonly LaunchLine[] {
  const domains = readdirSync(path.join(root, "locales/en"));
  return locales.flatMap((locale): readonly LaunchLine[] => {
    const language = locale.split("-")[0] ?? "";
    const variant = locale.toLowerCase();
    const words = domains.filter((domain) => !existsSync(path.join(root, "locales", language, domain)));
    const pages = legalPages.filter(
      (page) => !existsSync(path.join(root, "public/content/page", `${page}.${variant}.json`)),
    );
    return [
      {
        section: "Texts",
        what: `Words, ${locale}`,
        value: words.length === 0 ? `${domains.length} files` : `missing: ${words.join(", ")}`,
        state: words.length === 0,
      },
      {
        section: "Texts",
        what: `Legal pages, ${locale}`,
        value: pages.length === 0 ? `${legalPages.length} pages` : `missing: ${pages.join(", ")}`,
        state: pages.length === 0,
      },
    ];
  });
}

async function listAnswers({ locales }: Country, host: string, ask: AskShop): Promise<readonly LaunchLine[]> {
  const home = await ask("/");
  const alternates = new Set([...home.text.matchAll(/hrefLang="([^"]+)"/gi)].map(([, language]) => language));
  const sitemap = await ask("/sitemap.xml");
  const robots = await ask("/robots.txt");
  const products = await ask("/sitemap-products-1.xml");
  const offered = [...products.text.matchAll(/<loc>/g)].length;
  const shipping = readRows(await call(ask, "getShippingMethods"));
  const store = await call(ask, "getStores");
  const line = (section: string, what: string, value: string, state: boolean): LaunchLine => ({
    section,
    what,
    value,
    state,
  });
  return [
    line(
      "Platform",
      "Store and its settings",
      store.length > 400 ? `${store.slice(0, 400)} …` : store,
      store.startsWith("{"),
    ),
    ...shipping.map((row) => line("Platform", "Shipping method", row, true)),
    line("Platform", "Has shipping methods", String(shipping.length), shipping.length > 0),
    line("Address", "Start page", `${host} answers ${home.status}`, home.status === 200),
    line(
      "Address",
      "hreflang",
      `${alternates.size} languages and countries`,
      locales.every((locale) =>
        [...alternates].some(
          (one) => one?.toLowerCase() === locale.toLowerCase() || one === locale.split("-")[0],
        ),
      ),
    ),
    line(
      "Address",
      "Sitemap",
      `answers ${sitemap.status}, ${offered} addresses of products in its first part`,
      sitemap.status === 200 && offered > 0,
    ),
    line(
      "Address",
      "robots.txt",
      robots.text.includes("Sitemap:") ? "names the sitemap" : "names no sitemap",
      robots.text.includes("Sitemap:"),
    ),
    ...(await listSearch(ask, products.text)),
  ];
}

/** Is an article of the sitemap found by its number? */
async function listSearch(ask: AskShop, sitemap: string): Promise<readonly LaunchLine[]> {
  const number = /(\d{8})\/?<\/loc>/.exec(sitemap)?.[1];
  if (!number) return [{ section: "Address", what: "Search", value: "no article to look for", state: false }];
  const found = await ask(`/search?q=${number}`);
  const isFound =
    found.status < 400 &&
    (found.text.includes(number) || (found.headers.get("location") ?? "").includes(number));
  return [
    {
      section: "Address",
      what: "Search",
      value: `${number} is ${isFound ? "" : "not "}found`,
      state: isFound,
    },
  ];
}

async function call(ask: AskShop, operation: string): Promise<string> {
  const answer = await ask(`/new-ct/${operation}`, { "content-type": "application/json" }, "[{}]");
  if (answer.status !== 200) return `answers ${answer.status}`;
  const { data }: { data: unknown } = JSON.parse(answer.text);
  return JSON.stringify(data);
}

function readRows(json: string): readonly string[] {
  if (!json.startsWith("[")) return [];
  const rows: readonly unknown[] = JSON.parse(json);
  return rows.map((row) => JSON.stringify(row));
}

function listSignatures({ label }: Country): readonly LaunchLine[] {
  const line = (what: string, value: string): LaunchLine => ({
    section: "To be signed",
    what,
    value,
    state: "sign",
  });
  return [
    line(
      "The company",
      "name, address, register and numbers in legal-facts.ts are the demo's until you replace them",
    ),
    line("Legal pages", `read by a lawyer of ${label}`),
    line("Payment methods", "each tried with a real payment, refused once, refunded once"),
    line("Mails", "sender, SPF, DKIM and DMARC; an order's confirmation came, with the terms"),
    line("Redirects", "the former shop's addresses are imported (npm run redirects), ten of them tried"),
    line("Returns, support", "address, telephone and working hours are those of people who know of it"),
  ];
}

/** The list as Markdown: a box for each line, ticked where a command could look. */
export function toMarkdown(country: Country, lines: readonly LaunchLine[], day: string): string {
  const sections = [...new Set(lines.map(({ section }) => section))];
  const body = sections.map((section) => {
    const rows = lines.filter((line) => line.section === section);
    const boxes = rows.map(
      ({ what, value, state }) =>
        `- [${state === true ? "x" : " "}] ${what}: ${value}${state === false ? " **(not well)**" : ""}${state === "sign" ? " (signed: ________)" : ""}`,
    );
    return `## ${section}\n${boxes.join("\n")}\n`;
  });
  return `# Opening ${country.label} (${country.code}), ${day}\n\n${body.join("\n")}`;
}
