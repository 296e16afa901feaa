import { createLines, type LaunchLine, type LaunchShop } from "./launch-line.ts";

const { judge, wrong } = createLines("Address");

/**
 * Checks what a visitor and a crawler request first.
 * Start page, hreflang, sitemap, robots.txt, search.
 */
export async function listAddress({ country, host, ask }: LaunchShop): Promise<readonly LaunchLine[]> {
  const home = await ask("/");
  const links = [...home.text.matchAll(/<link[^>]+hrefLang="([^"]+)"[^>]*>/gi)];
  const alternates = new Set(links.map(([, language = ""]) => language.toLowerCase()));
  const hosts = links.map(([tag]) => URL.parse(/href="([^"]+)"/i.exec(tag)?.[1] ?? "")?.host ?? "");
  const sitemap = await ask("/sitemap.xml");
  const robots = await ask("/robots.txt");
  const products = await ask("/sitemap-products-1.xml");
  const offered = [...products.text.matchAll(/<loc>/g)].length;
  const isStaging = host.startsWith("staging.");
  const isAsExpected = isStaging ? /Disallow: \/\n/.test(robots.text) : robots.text.includes("Sitemap:");
  return [
    judge(
      "Start page",
      `${host} responds with 200`,
      home.status === 200 ? [] : [`${host} responds with ${home.status}`],
      "npm run doctor says why",
    ),
    judge(
      "hreflang",
      `${alternates.size} languages and countries`,
      [
        ...country.locales
          .filter((locale) => !alternates.has(locale.toLowerCase()))
          .map((locale) => `${locale} is missing`),
        ...(isStaging && hosts.some((one) => !one.startsWith("staging."))
          ? ["staging leads to production"]
          : []),
      ],
      "the country's row names its locales; deploy with the country named (docs/deploying.md)",
    ),
    judge(
      "Sitemap",
      `${offered} product URLs in its first part`,
      sitemap.status === 200 && offered > 0 ? [] : [`responds with ${sitemap.status}, ${offered} products`],
      "import products with prices of this country (docs/import.md)",
    ),
    judge(
      "robots.txt",
      isStaging ? "keeps crawlers out" : "names the sitemap",
      isAsExpected ? [] : [isStaging ? "lets crawlers into staging" : "names no sitemap"],
      "is the host led to the shop's worker? (npm run doctor)",
    ),
    await judgeSearch(ask, products.text),
  ];
}

/** Checks that the search finds an article of the sitemap by its number. */
async function judgeSearch(ask: LaunchShop["ask"], sitemap: string): Promise<LaunchLine> {
  const number = /(\d{8})\/?<\/loc>/.exec(sitemap)?.[1];
  if (!number) return wrong("Search", "no article to look for", "import the catalogue (docs/import.md)");
  const found = await ask(`/search?q=${number}`);
  const isFound =
    found.status < 400 &&
    (found.text.includes(number) || (found.headers.get("location") ?? "").includes(number));
  return judge("Search", `${number} is found`, isFound ? [] : [`${number} is not found`], "npm run reindex");
}
