import { is, pattern, string } from "superstruct";
import type { Country } from "../../../app/countries/model/country";
import { toPathPrefix } from "../../../app/countries/model/language-prefix";
import { toLanguage } from "../../../app/countries/model/locale";
import { toPlainAnswer } from "../edit-headers";
import type { ShopContext } from "../shop-env";

/** A token of the provider; it is passed on in the query and used nowhere else. */
const Token = pattern(string(), /^[\w.~!*+/=:-]{1,4000}$/);

/**
 * Receives the shopper from the provider, by GET or POST. A POST from another site comes without the Lax cookie, so
 * this reads none: it redirects with 303 to the result page of the same host, a GET that brings the cookie.
 */
export async function returnFromPayment(context: ShopContext): Promise<Response> {
  const { method } = context.req;
  if (method !== "GET" && method !== "POST")
    return toPlainAnswer(405, "Method not allowed", { Allow: "GET, POST" });
  const query = context.get("url").searchParams;
  const form = method === "POST" ? await readForm(context.req.raw) : new URLSearchParams();
  const prefix = toPrefix(query.get("language"), context.get("country"));
  const result = new URLSearchParams();
  for (const name of ["sessionId", "sessionResult", "attempt", "redirectResult"]) {
    const value = form.get(name) ?? query.get(name);
    if (is(value, Token)) result.set(name, value);
  }
  const location = `${prefix}/checkout/payment/result${result.size > 0 ? `?${result}` : ""}`;
  return new Response(null, { status: 303, headers: { Location: location, "Cache-Control": "no-store" } });
}

async function readForm(request: Request): Promise<URLSearchParams> {
  const isForm = request.headers.get("content-type")?.startsWith("application/x-www-form-urlencoded");
  return new URLSearchParams(isForm ? await request.text() : "");
}

/** Only a prefixed language of this country makes a prefix. */
function toPrefix(language: string | null, country: Country): string {
  const locale = country.locales.find((candidate) => toLanguage(candidate) === language);
  return locale ? toPathPrefix(country, locale) : "";
}
