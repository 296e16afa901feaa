import type { Ask } from "./ask.ts";
import type { FindForeign } from "./foreign-text.ts";
import { type ReadPage, readPage } from "./read-page.ts";

export type CrawledShop = {
  readonly ask: Ask;
  /** `gb.localhost:8787`. */
  readonly host: string;
  /** Path prefixes and locales of the country's languages; the default's prefix is empty. */
  readonly languages: readonly { readonly prefix: string; readonly locale: string }[];
};

export type Finding = { readonly problem: string; readonly page: string; readonly linkedFrom: string };

export type Crawl = { readonly pages: number; readonly files: number; readonly findings: readonly Finding[] };

type Limits = { readonly pages: number; readonly findForeign: FindForeign };

/** These pages redirect visitors who are not signed in to the start page, on purpose. */
const customersOnly = /^(?:\/[a-z]{2})?\/my-account(?:[/?]|$)/;

/** Number of concurrent requests. */
const atOnce = 4;

/**
 * Crawls a country's languages from their start pages, up to a number of pages.
 * Alternates between the kinds of URL. Finds dead and redirected links, missing files, pages without their language,
 * title or canonical URL, and texts in another language.
 */
export async function crawlShop(shop: CrawledShop, { pages, findForeign }: Limits): Promise<Crawl> {
  const findings: Finding[] = [];
  const waiting = createTurns();
  const seen = new Map<string, string>();
  const files = new Map<string, string>();
  const add = (path: string, linkedFrom: string) => {
    if (seen.has(path) || customersOnly.test(path)) return;
    seen.set(path, linkedFrom);
    waiting.add(path);
  };
  for (const { prefix } of shop.languages) add(prefix || "/", "");
  let visited = 0;

  const visit = async (path: string) => {
    const report = (problem: string) =>
      findings.push({ problem, page: path, linkedFrom: seen.get(path) ?? "" });
    const answer = await shop.ask(path);
    if (answer.location) return report(await followRedirect(shop, answer.location));
    if (answer.status !== 200) return report(`answers ${answer.status}`);
    if (!answer.contentType.startsWith("text/html")) return;
    const page = readPage(answer.text);
    for (const problem of judgePage(page, path, shop, findForeign)) report(problem);
    for (const href of page.links) {
      const link = toInternalPath(href, path, shop.host);
      if (link?.startsWith("#") && link.length > 1 && !page.ids.has(decodeURIComponent(link.slice(1))))
        report(`leads to ${link}, which the page does not have`);
      else if (link && !link.startsWith("#")) (isFile(link) ? files : { set: add }).set(link, path);
    }
    for (const href of page.files) {
      const file = toInternalPath(href, path, shop.host);
      if (file) files.set(file, path);
    }
  };

  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      // Other workers may still find links while the queue is empty; a worker that ends early costs time, but no page.
      for (let path = waiting.next(); path !== null && visited < pages; path = waiting.next()) {
        visited += 1;
        await visit(path);
      }
    }),
  );
  for (const [file, linkedFrom] of files) {
    const { status, contentType, location } = await shop.ask(file, "HEAD");
    if (status !== 200 || location || contentType.startsWith("text/html"))
      findings.push({ problem: `a file that answers ${status} ${contentType}`, page: file, linkedFrom });
  }
  return { pages: visited, files: files.size, findings };
}

/** Checks the head and the texts of a page. */
function judgePage(
  page: ReadPage,
  path: string,
  shop: CrawledShop,
  findForeign: FindForeign,
): readonly string[] {
  const problems: string[] = [];
  const own = shop.languages.find(({ prefix }) => prefix && `${path}/`.startsWith(`${prefix}/`));
  const locale = (own ?? shop.languages[0])?.locale;
  if (page.language !== locale) problems.push(`says it is in ${page.language} instead of ${locale}`);
  if (!page.title.trim()) problems.push("has no title");
  if (page.canonical && new URL(page.canonical).host !== shop.host)
    problems.push(`has its address at ${page.canonical}`);
  if (page.robots.startsWith("index") && !page.canonical) problems.push("has no canonical address");
  const foreign = page.texts.flatMap((text) => {
    const why = findForeign(text);
    return why ? [`${why}: “${text.text.slice(0, 80)}”`] : [];
  });
  return [...problems, ...new Set(foreign)];
}

async function followRedirect({ ask, host }: CrawledShop, location: string): Promise<string> {
  const path = toInternalPath(location, "/", host);
  if (!path) return `redirects to ${location}`;
  const { status } = await ask(path);
  return `redirects to ${path}, which answers ${status}`;
}

/** Returns path and query of a link within the shop, `#id` of one within the page; null for others. */
function toInternalPath(href: string, page: string, host: string): string | null {
  if (href.startsWith("#")) return href;
  const base = `http://${host}`;
  const url = URL.parse(href, base + page);
  if (!url || url.origin !== base) return null;
  return url.hash && url.pathname + url.search === page ? url.hash : url.pathname + url.search;
}

function isFile(path: string): boolean {
  return /\.[a-z][a-z\d]{1,4}$/.test(path.split("?")[0] ?? "");
}

/**
 * Returns URLs of each kind in turn, so that few pages cover many kinds.
 * Products, listings, filters, PDFs.
 */
function createTurns() {
  const turns = new Map<string, string[]>();
  return {
    add(path: string): void {
      const kind = toKind(path);
      const turn = turns.get(kind);
      if (turn) turn.push(path);
      else turns.set(kind, [path]);
    },
    next(): string | null {
      for (const [kind, [path, ...rest]] of turns) {
        turns.delete(kind);
        if (path === undefined) continue;
        turns.set(kind, rest);
        return path;
      }
      return null;
    },
  };
}

/** Classifies pages by their name, products by the number at their end, listings by the names in their query. */
function toKind(path: string): string {
  const url = new URL(path, "http://shop");
  const names = [...new Set(url.searchParams.keys())].sort().join("&");
  const segments = url.pathname.split("/").filter(Boolean);
  const slug = segments.at(-1) ?? "";
  const isSlug = url.pathname.endsWith("/");
  if (isSlug) return `${/\d{8}$/.test(slug) ? "product" : "slug"}?${names}`;
  return `${segments.slice(0, 2).join("/")}?${names}`;
}
