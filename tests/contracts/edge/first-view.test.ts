import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { soon } from "../../support/soon.ts";
import { listRefusedInline } from "./inline-elements.ts";
import { findProductPath, openShop } from "./open-shop.ts";

const shop = openShop();
const guest = shop.guest();

/** Reads a page with the resources of its first view. */
async function readPage(path: string, from = guest) {
  const { text, headers } = await from.get(path);
  const [head = ""] = /<head>.*?<\/head>/s.exec(text) ?? [];
  const policy = String(headers["content-security-policy"]);
  const late = /<script(?: nonce="[^"]*")? type="text\/plain" data-late="([^"]*)">/.exec(text);
  return {
    text,
    head,
    policy,
    styles: [...text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = ""]) => css),
    sheets: [...head.matchAll(/<link [^>]*rel="stylesheet"[^>]*>/g)].map(([link]) => link),
    lateScripts: (late?.[1] ?? "").split(" "),
  };
}

/** Reads a page once it comes from the page cache, which stores it after its first response. */
async function readCached(path: string) {
  await soon(async () => (await guest.get(path)).headers["cache-status"] === "shop; hit");
  return readPage(path);
}

/** Reads all style sheets that the browser may load. */
function builtSheets(): readonly string[] {
  const folder = "build/client/assets";
  const files = readdirSync(folder).filter((file) => file.endsWith(".css"));
  return files.map((file) => readFileSync(`${folder}/${file}`, "utf8"));
}

function listClasses(sheets: readonly string[]): ReadonlySet<string> {
  return new Set(sheets.flatMap((css) => [...css.matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name)));
}

const product = await findProductPath(guest, "10010000");
const pages = ["/", "/sales", "/catering-equipment/", "/payment/", product];

describe("the first view of a page", () => {
  it.each(pages)("%s contains its styles once, and no style sheet blocks rendering", async (path) => {
    const { styles, sheets, head } = await readPage(path);
    // The fonts' rules are apart: a script delays them (decision 186).
    expect(styles).toHaveLength(2);
    expect(styles[0]).toContain("--signal:");
    expect(styles[1]).toMatch(/^(?:@font-face\{[^}]*\.woff2[^}]*\})+$/);
    expect(sheets.length).toBeGreaterThan(0);
    for (const sheet of sheets) expect(sheet).toMatch(/media="not all" disabled=""/);
    expect(head).not.toContain("@import");
  });

  it.each([
    ...pages,
    "/new-arrivals",
    "/categories",
    "/countries",
    "/search?q=mixer",
    "/compare",
    "/my-lists",
    "/quick-order",
    "/checkout/cart",
    "/login",
    "/create-account",
    "/withdrawal",
    "/order-status",
    "/returns",
    "/support",
    "/newsletter-subscription",
    "/not-found-here/",
  ])("%s has the styles of all displayed elements", async (path) => {
    const { text, styles } = await readPage(path);
    const shown = new Set(
      [...text.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")),
    );
    const linked = [...text.matchAll(/<link (?![^>]*disabled)[^>]*rel="stylesheet" href="([^"#]+)/g)];
    const files = linked.map(([, href = ""]) => readFileSync(`build/client${href}`, "utf8"));
    const has = listClasses([...styles, ...files]);
    const known = listClasses(builtSheets());
    expect([...shown].filter((name) => known.has(name) && !has.has(name))).toEqual([]);
  });

  it.each(pages)("%s runs no script of its own before the visitor's first interaction", async (path) => {
    const { text, head, policy, lateScripts } = await readPage(path);
    expect(text).not.toMatch(/<script[^>]* src=/);
    expect(text).not.toMatch(/<script[^>]*type="module"/);
    expect(head).not.toMatch(/rel="modulepreload"|as="(?:script|style|fetch|font)"/);
    expect(listRefusedInline(text, policy)).toEqual([]);
    for (const script of lateScripts) expect((await guest.get(script)).status, script).toBe(200);
  });

  it.each(pages)("%s starts with at most 125 kB of scripts, compressed", async (path) => {
    const { lateScripts } = await readPage(path);
    const files = lateScripts.map((script) => brotliCompressSync(readFileSync(`build/client${script}`)));
    expect(files.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(125_000);
  });

  it("starts the scripts of private pages at once", async () => {
    const { text, styles } = await readPage("/checkout/cart");
    expect(text).toMatch(/<script[^>]*type="module"/);
    expect(text).not.toMatch(/<script[^>]* data-late/);
    expect(styles).toHaveLength(2);
  });

  it("is the same for all when cached, and allows its inline scripts by hashes", async () => {
    const path = `${product}?brand=${crypto.randomUUID()}`;
    const rendered = await readPage(path);
    const cached = await readCached(path);
    const again = await readPage(path);
    expect(rendered.policy).toMatch(/script-src 'nonce-[0-9a-f]{32}' 'strict-dynamic'/);
    expect(cached.policy).toMatch(/script-src (?:'sha256-[^']+' )+'strict-dynamic'/);
    expect(cached.text + cached.policy).not.toMatch(/nonce[-=]["\w]/);
    expect(again).toEqual(cached);
    expect(cached.text).toBe(rendered.text.replaceAll(/ nonce="[0-9a-f]{32}"/g, ""));
    for (const { text, policy } of [rendered, cached]) {
      expect(policy).not.toContain("unsafe");
      expect(listRefusedInline(text, policy)).toEqual([]);
      expect(text).not.toMatch(/<[a-z][^>]*\s(?:style|on[a-z]+)=/);
    }
  });

  it("allows the inline scripts of a private page by a nonce per response", async () => {
    const [first, second] = [await readPage("/checkout/cart"), await readPage("/checkout/cart")];
    expect(second.policy).not.toBe(first.policy);
    for (const { text, policy } of [first, second]) {
      expect(policy).toMatch(/script-src 'nonce-[0-9a-f]{32}' 'strict-dynamic'/);
      expect(listRefusedInline(text, policy)).toEqual([]);
    }
  });

  it.each([...pages, "/checkout/cart", "/not-found-here/"])("%s requires Trusted Types", async (path) => {
    expect((await readPage(path)).policy).toContain("; require-trusted-types-for 'script'; trusted-types ");
  });

  it.each([
    ["gb.localhost", /U\+4[\dA-F]{2}\b/, false],
    ["bg.localhost", /U\+4[\dA-F]{2}\b/, true],
    ["gr.localhost", /U\+3[\dA-F]{2}\b/, true],
  ])("names for %s only the fonts of its own characters", async (host, characters, isThere) => {
    const own = shop.guest(host);
    const { styles, head } = await readPage("/", own);
    const faces = [...styles.join("").matchAll(/@font-face\{[^}]*\}/g)].map(([face]) => face);
    // The fonts of all pages, whose complete files a browser requests on demand, have their family without quotation
    // marks.
    const cut = faces.filter((face) => face.includes('font-family:"Sofia') && face.includes("url(/assets/"));
    expect(cut.length).toBeGreaterThan(1);
    expect(cut.some((face) => characters.test(face))).toBe(isThere);
    expect(head).not.toContain('as="font"');
    for (const face of cut) {
      const [, file = ""] = /url\(([^)]+)\)/.exec(face) ?? [];
      const { status, headers } = await own.get(file);
      expect([status, headers["cache-control"]], file).toEqual([200, aYear]);
    }
  });
});

const aYear = "public, max-age=31536000, immutable";

describe("a page's resources", () => {
  it("are cached for a year when their name contains a content hash, and brotli-compressed at build", async () => {
    const { lateScripts, head } = await readPage(product);
    const [, sheet = ""] = /rel="stylesheet" href="([^"#]+)/.exec(head) ?? [];
    const [, words = ""] = /<meta name="words" content="([^"]+)"/.exec(head) ?? [];
    for (const file of [...lateScripts, sheet, words]) {
      const { headers } = await guest.send(file, { headers: { "accept-encoding": "br" } });
      expect([headers["cache-control"], headers["content-encoding"]], file).toEqual([aYear, "br"]);
      const plain = await guest.send(file, { headers: { "accept-encoding": "identity" } });
      expect([plain.headers["cache-control"], plain.headers["content-encoding"]], file).toEqual([
        aYear,
        undefined,
      ]);
    }
  });

  it("are served stale for a year and revalidated when their name is stable: pictures and PDFs", async () => {
    const { text } = await readPage(product);
    for (const folder of ["pictures", "manuals"]) {
      const [file = ""] = new RegExp(`/${folder}/[^"?]+`).exec(text) ?? [];
      const { headers } = await guest.get(file);
      expect(headers["cache-control"], file).toBe("public, max-age=86400, stale-while-revalidate=31536000");
    }
  });
});
