import type { Country } from "../../app/countries/model/country.ts";
import type { Ask } from "../crawl/ask.ts";
import type { PlatformClient } from "../import/platform-client.ts";
import { compareOffers, type Difference, type Offer } from "./offer.ts";
import { feedReaders } from "./read-feeds.ts";
import { readDataOffers, readSeenOffer, toSeenDigits } from "./read-page-offers.ts";
import { type PlatformArticle, readPlatform } from "./read-platform.ts";

export type CheckedShop = {
  readonly ask: Ask;
  readonly platform: PlatformClient;
  /** `http://gb.localhost:8787` */
  readonly origin: string;
  readonly country: Pick<Country, "code" | "currency" | "locales">;
  readonly locale: Country["locales"][number];
  /** Pages are opened for every n-th article; feeds are compared whole. */
  readonly everyNth?: number;
};

export type Check = {
  readonly articles: number;
  readonly pages: number;
  /** The open feeds of the shop. */
  readonly feeds: readonly string[];
  readonly differences: readonly Difference[];
};

type Report = (source: string, id: string, field: string, found: string, expected: string) => void;

/** Number of concurrent requests. */
const atOnce = 4;

/** Compares feeds, structured data and pages of a shop in one language with the platform. */
export async function checkFeeds(shop: CheckedShop): Promise<Check> {
  const { country, locale, everyNth = 1 } = shop;
  const toLanguage = (each: string) => each.split("-")[0] ?? each;
  const languages = [locale, ...[locale, ...country.locales].map(toLanguage), "en"];
  const scope = { country: country.code, currency: country.currency, locale };
  const articles = await readPlatform(shop.platform, scope, [...new Set(languages)]);
  const prefix = locale === country.locales[0] ? "" : `/${toLanguage(locale)}`;
  const expected = articles.map((article) => toExpected(article, articles, `${shop.origin}${prefix}`));
  const differences: Difference[] = [];
  const report: Report = (source, id, field, found, wanted) =>
    differences.push({ locale, source, id, field, found, expected: wanted });
  const feeds: string[] = [];
  for (const [file, read] of Object.entries(feedReaders)) {
    const { status, text } = await shop.ask(`${prefix}/feeds/${file}`);
    if (status === 404) continue;
    if (status !== 200) report(file, "", "status", String(status), "200");
    else compareFeed(file, read(text), expected, report);
    feeds.push(file);
  }
  const opened = expected.filter((_, at) => at % everyNth === 0);
  await eachAtOnce(opened, (article) => checkPage(shop, article, report));
  return { articles: articles.length, pages: opened.length, feeds, differences };
}

/** The article with its URL: a product of several variants for sale has one for each. */
function toExpected(
  article: PlatformArticle,
  all: readonly PlatformArticle[],
  base: string,
): PlatformArticle {
  const isVariant = all.filter(({ slug }) => slug === article.slug).length > 1;
  const query = isVariant ? `?variant=${encodeURIComponent(article.sku)}` : "";
  return { ...article, offer: { ...article.offer, url: `${base}/${article.slug}/${query}` } };
}

function compareFeed(
  file: string,
  found: readonly Offer[],
  expected: readonly PlatformArticle[],
  report: Report,
): void {
  const isIdealo = file === "idealo.csv";
  const rows = new Map(found.map((offer) => [offer.id, offer]));
  if (rows.size < found.length) report(file, "", "rows", String(found.length), `${rows.size} different ones`);
  for (const { offer } of expected) {
    const row = rows.get(offer.id);
    rows.delete(offer.id);
    const isListed = offer.isInStock || !isIdealo;
    if (!row || !isListed) {
      if (Boolean(row) !== isListed) report(file, offer.id, "listed", String(Boolean(row)), String(isListed));
      continue;
    }
    const wanted = isIdealo ? { ...offer, currency: "" } : offer;
    for (const each of compareOffers(row, wanted))
      report(file, each.id, each.field, each.found, each.expected);
  }
  for (const id of rows.keys()) report(file, id, "listed", "true", "false");
}

async function checkPage({ ask, origin }: CheckedShop, article: PlatformArticle, report: Report) {
  const { offer, sku } = article;
  const { status, text } = await ask(offer.url.slice(origin.length));
  if (status !== 200) return report("page", offer.id, "status", String(status), "200");
  const data = readDataOffers(text).find(({ id }) => id === offer.id);
  if (!data) report("data", offer.id, "listed", "false", "true");
  else
    for (const each of compareOffers(data, offer))
      report("data", each.id, each.field, each.found, each.expected);
  const seen = readSeenOffer(text, sku);
  const price = toSeenDigits(offer.price, offer.currency);
  const before = offer.before && toSeenDigits(offer.before, offer.currency);
  if (seen.price !== price) report("page", offer.id, "price", seen.price, price);
  if (seen.before !== before) report("page", offer.id, "before", String(seen.before), String(before));
  if (seen.isForSale !== offer.isInStock)
    report("page", offer.id, "isInStock", String(seen.isForSale), String(offer.isInStock));
}

async function eachAtOnce<Value>(values: readonly Value[], work: (value: Value) => Promise<void>) {
  const rest = values[Symbol.iterator]();
  const workers = Array.from({ length: atOnce }, async () => {
    for (const value of rest) await work(value);
  });
  await Promise.all(workers);
}
