import { afterEach, describe, expect, it } from "vitest";
import type { GuestAnswer } from "../../support/guest.ts";
import { messagesOf } from "../../support/messages.ts";
import { openShop } from "./open-shop.ts";

const word = messagesOf("en");
const shop = openShop();
const get = (path: string) => shop.guest().get(path);
const countCards = ({ text }: GuestAnswer) => text.split("<h2").length;
const readMeta = ({ text }: GuestAnswer, name: string) =>
  new RegExp(`<meta name="${name}" content="([^"]*)"/>`).exec(text)?.[1];
const readCanonical = ({ text }: GuestAnswer) => /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1];
const readHeading = ({ text }: GuestAnswer) => /<h1[^>]*>([^<]*)</.exec(text)?.[1];
/** Reads the values that a filter group offers, with their counts. */
function readGroup({ text }: GuestAnswer, name: string): ReadonlyMap<string, number> {
  const option = new RegExp(
    `name="${name}"(?: checked="")? value="([^"]*)"[^>]*>[^<]*<em>([\\d,]*)</em>`,
    "g",
  );
  const plain = text.replaceAll("<!-- -->", "");
  return new Map([...plain.matchAll(option)].map(([, value = "", count]) => [value, Number(count)]));
}

afterEach(() => shop.instructSearch());

describe("a listing", () => {
  it("offers its products' filters, and applies them", async () => {
    const plain = await get("/catering-equipment/?hits=48");
    const brands = readGroup(plain, "brand");
    const [[brand, count] = ["", 0]] = [...brands];
    expect(count).toBeGreaterThan(0);
    const narrowed = await get(`/catering-equipment/?${new URLSearchParams({ brand })}`);
    expect(narrowed.text).toContain(`>${count === 1 ? "1 product" : `${count} products`}<`);
    expect([...readGroup(narrowed, "brand").keys()]).toEqual([...brands.keys()]);
  });

  it("without products shows bestsellers, unless its filters are the reason", async () => {
    const none = await get("/search?q=zzzz");
    expect(none.text).toContain(`<h2>${word("listing.tags.bestseller")}</h2>`);
    expect(none.text).toContain("<h3");
    const filtered = await get("/search?q=zzzz&stock=1");
    expect(filtered.text).not.toContain(`<h2>${word("listing.tags.bestseller")}</h2>`);
  });

  it("names the values of an attribute in the shop's language", async () => {
    const materials = async (hostname: string, path: string) => [
      ...readGroup(await shop.guest(hostname).get(path), "a.material").keys(),
    ];
    expect(await materials("gb.localhost", "/catering-equipment/")).toContain("Stainless steel");
    expect(await materials("de.localhost", "/gastronomiebedarf/")).toContain("Edelstahl");
  });

  it("is searched by words, shows them, and lets them be removed", async () => {
    const plain = await get("/catering-equipment/?brand=Royal+Catering");
    expect(plain.text).toMatch(/<search><form [^>]*action="\/catering-equipment\/"/);
    expect(plain.text).toContain('<input type="hidden" name="brand" value="Royal Catering"');
    const searched = await get("/catering-equipment/?brand=Royal+Catering&q=mixer");
    expect(searched.text).toMatch(/<input type="search"[^>]* name="q"[^>]* value="mixer"/);
    expect(searched.text.replaceAll("<!-- -->", "")).toMatch(
      new RegExp(
        `<a [^>]*href="/catering-equipment/\\?brand=Royal\\+Catering"[^>]*><span[^>]*>${word("catalogue.filter.remove")} </span>“mixer”`,
      ),
    );
  });

  it("of one family offers the family's attributes, with their units, as filters and as columns", async () => {
    const table = await get("/planetary-mixers/?view=table");
    expect(table.status).toBe(200);
    expect(table.text).toMatch(/name="(?:a|r)\.capacity"/);
    expect(table.text).toMatch(/<th scope="col"[^>]*><a href="[^"]*sort=a\.capacity-asc[^"]*"[^>]*>Capacity/);
    const capacities = await readColumn("/planetary-mixers/?view=table&sort=a.capacity-desc", 0);
    expect(capacities.length).toBeGreaterThan(1);
    expect(capacities).toEqual(capacities.toSorted((one, other) => other - one));
  });

  it.each([
    ["/search?tags=bestseller", "Bestsellers"],
    ["/search?brand=Uniprodo", "Uniprodo"],
    ["/new-arrivals", "New arrivals"],
    ["/sales", "Special offers"],
    ["/search?q=*", "All products"],
    ["/search?q=scale", "Results for “scale”"],
  ])("%s has the title “%s”", async (path, heading) => {
    const answer = await get(path);
    expect(readHeading(answer)).toBe(heading);
    expect(countCards(answer)).toBeGreaterThan(1);
  });

  it("of a brand or a tag has no chip for it, and new arrivals begin with the latest", async () => {
    const remove = word("catalogue.filter.remove");
    for (const path of ["/search?brand=Uniprodo", "/search?tags=bestseller"])
      expect((await get(path)).text).not.toContain(remove);
    expect((await get("/catering-equipment/?brand=Uniprodo")).text).toContain(remove);
    const { text } = await get("/new-arrivals");
    expect(text).toMatch(
      new RegExp(`<option[^>]*value="relevance"[^>]*>${word("catalogue.sort.newest")}</option>`),
    );
    expect(text).not.toContain(`>${word("catalogue.sort.relevance")}</option>`);
  });

  it.each([
    ["/catering-equipment/", "index, follow", "/catering-equipment/"],
    ["/restaurants-and-hotels/?page=2", "index, follow", "/restaurants-and-hotels/?page=2"],
    ["/catering-equipment/?page=9", "index, follow", "/catering-equipment/"],
    ["/catering-equipment/?brand=Uniprodo", "noindex, follow", "/catering-equipment/"],
    ["/catering-equipment/?r.power=100..", "noindex, follow", "/catering-equipment/"],
    ["/catering-equipment/?view=table", "noindex, follow", "/catering-equipment/"],
    ["/sales", "index, follow", "/sales"],
    ["/search?q=scale", "noindex, follow", "/search"],
  ])("%s has the robots directive “%s” at %s", async (path, robots, canonical) => {
    const answer = await get(path);
    expect(readMeta(answer, "robots")).toBe(robots);
    expect(readCanonical(answer)).toMatch(new RegExp(`${canonical.replace("?", "\\?")}$`));
  });

  it.each([
    ["/restaurants-and-hotels/?page=2", / – Page 2 \| Ironhall$/],
    ["/restaurants-and-hotels/?page=9", /^(?!.*Page).* \| Ironhall$/],
    ["/product-reviews/ex10010000?page=9", /^Reviews of Planetary mixer (?!.*Page).* \| Ironhall$/],
  ])("%s has a title like %s", async (path, title) => {
    expect(/<title>([^<]*)</.exec((await get(path)).text)?.[1]).toMatch(title);
  });

  it("ignores filters that it does not offer", async () => {
    const plain = await get("/catering-equipment/");
    const odd = await get(
      "/catering-equipment/?a.nonsense=1&r.nonsense=1..2&category=%22&view=list&sort=a.x-asc",
    );
    expect([odd.status, countCards(odd)]).toEqual([200, countCards(plain)]);
  });

  it("links down all levels of its categories, each with its number of products", async () => {
    const { text } = await get("/categories");
    const counts = [...text.matchAll(/<h2>.*?<em>([\d,]+)<\/em>/g)].map(([, count]) => Number(count));
    expect(counts.length).toBeGreaterThan(3);
    expect(Math.min(...counts)).toBeGreaterThan(0);
  });
});

describe("a listing of used articles", () => {
  it("explains the grades, and is filtered by them", async () => {
    const plain = await get("/search?tags=bware");
    const grades = readGroup(plain, "grade");
    expect(grades.size).toBeGreaterThan(0);
    for (const grade of ["A", "B", "C"]) expect(plain.text).toContain(`<dt>Condition ${grade}</dt>`);
    const [[grade, count] = ["", 0]] = [...grades];
    const narrowed = await get(`/search?tags=bware&grade=${grade}`);
    expect(narrowed.text).toContain(`>${count === 1 ? "1 product" : `${count} products`}<`);
    expect(readGroup(narrowed, "grade")).toEqual(grades);
    expect(narrowed.text).toContain(`Condition: ${word(`listing.grade.short.${grade}`)}`);
  });

  it("is the only one with grades", async () => {
    for (const path of ["/sales", "/search?tags=new"])
      expect((await get(path)).text).not.toMatch(/name="grade"|<dt>Condition A/);
  });
});

describe("the special offers", () => {
  const readReductions = ({ text }: GuestAnswer) =>
    [...text.matchAll(/>−(\d+)%</g)].map(([, percent]) => Number(percent)).slice(0, 8);

  it("begin with the largest reduction, and say so, until another order is chosen", async () => {
    const offers = await get("/sales");
    const reductions = readReductions(offers);
    expect(new Set(reductions).size).toBeGreaterThan(1);
    expect(reductions).toEqual(reductions.toSorted((one, other) => other - one));
    expect(offers.text).toContain(`selected="">${word("listing.sort.reduction")}</option>`);
    expect(readReductions(await get("/sales?sort=name-asc"))).not.toEqual(reductions);
  });
});

describe("an exact number", () => {
  it.each(["10010000", "EX10010000", "1001 0000"])("%s opens its product", async (number) => {
    const answer = await get(`/search?${new URLSearchParams({ q: number })}`);
    expect(answer.status).toBe(302);
    expect(answer.headers.location).toMatch(/-10010000\/$/);
  });

  it("in a shop with a language prefix opens it there", async () => {
    const answer = await shop.guest("be.localhost").get("/nl/search?q=10010000");
    expect(answer.headers.location).toMatch(/^\/nl\/[^/]+-10010000\/$/);
  });
});

describe("a search without results", () => {
  it("shows the query, and offers links", async () => {
    const answer = await get("/search?q=qwertzuiop");
    expect(answer.status).toBe(200);
    expect(answer.text).toContain("No results for “qwertzuiop”");
    for (const path of ["/categories", "/new-arrivals", "/sales", "/catering-equipment/"])
      expect(answer.text).toContain(`href="${path}"`);
  });
});

describe("a search with few results", () => {
  it.each([
    ["gb", "kompresssorr", "compressors", "Compressors"],
    ["de", "hochdrckrenigr", "hochdruckreiniger", "Hochdruckreiniger"],
    ["bg", "кмпресрии", "компресори", "Компресори"],
  ])("in %s for “%s” suggests “%s”, which finds more", async (country, typed, meant, shown) => {
    const guest = shop.guest(`${country}.localhost`);
    const { text } = await guest.get(`/search?${new URLSearchParams({ q: typed })}`);
    const href = `/search?${new URLSearchParams({ q: meant })}`;
    const [, suggested, name] = /<a href="(\/search\?q=[^"&]*)">([^<]*)<\/a><\/(?:p|h2)>/.exec(text) ?? [];
    expect(suggested).toBe(href);
    expect(name).toBe(shown);
    expect(countCards(await guest.get(href))).toBeGreaterThan(1);
  });
});

describe("while the search accepts every request and never responds", () => {
  it("listings come from the platform, a search shows an error, and nothing is suggested", async () => {
    await shop.instructSearch({ isSilent: true });
    const [listing, search, suggestions] = await Promise.all([
      get("/cleaning/?hits=12"),
      get("/search?q=never-answered"),
      get("/suggestions?q=never-answered"),
    ]);
    await shop.instructSearch();
    expect([listing.status, search.status, suggestions.status]).toEqual([200, 503, 503]);
    expect(countCards(listing)).toBeGreaterThan(1);
    expect(search.text).toContain(word("listing.failed.title"));
  });
});

describe("while the search is down", () => {
  it("a category shows its products without filters, and that page is not cached", async () => {
    await shop.instructSearch({ isDown: true });
    const answer = await get("/lifting-and-handling/?hits=12");
    expect(answer.status).toBe(200);
    expect(countCards(answer)).toBeGreaterThan(1);
    expect(answer.text).not.toContain('name="brand"');
    await shop.instructSearch();
    expect((await get("/lifting-and-handling/?hits=12")).text).toContain('name="brand"');
  });

  it("the search says so, to robots and caches too, and offers links", async () => {
    await shop.instructSearch({ isDown: true });
    const answer = await get("/search?q=never-asked-before");
    expect(answer.status).toBe(503);
    expect(answer.headers["retry-after"]).toBe("60");
    expect(readMeta(answer, "robots")).toBe("noindex, follow");
    expect(answer.text).toContain(word("listing.failed.title"));
    expect(answer.text).toContain('href="/categories"');
  });

  it("an article number still opens its product", async () => {
    await shop.instructSearch({ isDown: true });
    expect((await get("/search?q=10020000")).headers.location).toMatch(/-10020000\/$/);
  });
});

/** Reads the numbers in an attribute's column. */
async function readColumn(path: string, at: number): Promise<readonly number[]> {
  const { text } = await get(path);
  const rows = text.split(/<tr[ >]/).slice(2);
  return rows.map((row) => {
    const cells = [...row.matchAll(/<td[^>]*>([^<]*)</g)].map(([, cell = ""]) => cell);
    return Number.parseFloat((cells[at] ?? "").replace(",", ""));
  });
}
