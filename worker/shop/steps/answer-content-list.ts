import { contentNames } from "../../../app/content/model/content-names";
import { toLocaleVariant } from "../../../app/countries/model/locale";
import type { ShopContext } from "../shop-env";

/** The names of all component files in this country's locales, as a JSON array. */
export function answerContentList(context: ShopContext): Response {
  const variants = context.get("country").locales.map(toLocaleVariant);
  const files = contentNames.flatMap((name) => variants.map((variant) => `${name}.${variant}.json`));
  return Response.json(files, { headers: { "cache-control": "public, max-age=300" } });
}
