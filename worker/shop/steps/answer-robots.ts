import type { ShopContext } from "../shop-env";

const privatePaths = ["/checkout", "/my-account", "/login", "/create-account", "/password-reset", "/new-ct"];

/** What crawlers may read of this host, and where its sitemap is. */
export function answerRobots(context: ShopContext): Response {
  const country = context.get("country");
  const prefixes = ["", ...country.locales.slice(1).map((locale) => `/${locale.slice(0, 2)}`)];
  const refusals = prefixes.flatMap((prefix) => privatePaths.map((path) => `Disallow: ${prefix}${path}`));
  const lines = ["User-agent: *", ...refusals, "", `Sitemap: ${context.get("origin")}/sitemap.xml`, ""];
  return new Response(lines.join("\n"), {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
