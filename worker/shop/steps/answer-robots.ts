import { toPathPrefix } from "../../../app/countries/model/language-prefix";
import { listPathsRefusedToRobots } from "../../../app/countries/model/own-addresses";
import type { ShopContext } from "../shop-env";

/** `/robots.txt`: the paths that crawlers may read on this host, and its sitemap. */
export function answerRobots(context: ShopContext): Response {
  if (context.get("environment").isStaging) return toRobots(["User-agent: *", "Disallow: /", ""]);
  const country = context.get("country");
  const refusals = country.locales.flatMap((locale) =>
    listPathsRefusedToRobots().map((path) => `Disallow: ${toPathPrefix(country, locale)}${path}`),
  );
  const lines = ["User-agent: *", ...refusals, "", `Sitemap: ${context.get("origin")}/sitemap.xml`, ""];
  return toRobots(lines);
}

function toRobots(lines: readonly string[]): Response {
  return new Response(lines.join("\n"), {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
