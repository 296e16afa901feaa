import { consentSeconds, readConsent } from "../../../app/consent/model/consent";
import { consentsPath } from "../../../app/consent/model/consents-path";
import { themeCookie } from "../../../app/consent/model/storage-keys";
import { parseTheme, type Theme, themePath, themeSwitch } from "../../../app/frame/model/theme";
import { toPlainAnswer } from "../edit-headers";
import type { ShopContext } from "../shop-env";

/**
 * `POST /theme` with `theme` and `from`, a path of the shop: saves the choice as a cookie and redirects to the switch on
 * that page. Without functional consent a visitor is led to the consent page instead; `system` deletes the cookie.
 */
export async function answerTheme(context: ShopContext): Promise<Response> {
  if (context.req.method !== "POST") return toPlainAnswer(405, "Method not allowed", { Allow: "POST" });
  const form = await context.req.raw.formData().catch(() => new FormData());
  const theme = parseTheme(form.get("theme"));
  if (!theme) return toPlainAnswer(400, "This is no theme");
  const isAllowed = readConsent(context.req.header("cookie") ?? "").has("functional");
  const prefix = context.get("url").pathname.slice(0, -themePath.length);
  const isSaved = isAllowed || theme === "system";
  const goal = isSaved ? `${readPath(form, context.get("origin"))}#${themeSwitch}` : prefix + consentsPath;
  const headers = new Headers({ Location: goal, "Cache-Control": "no-store" });
  if (isSaved) headers.append("Set-Cookie", toCookie(theme, context.get("environment").isLocal));
  return new Response(null, { status: 303, headers });
}

/** Returns path and query of the page with the form; `/` for a URL of another site. */
function readPath(form: FormData, origin: string): string {
  const url = URL.parse(String(form.get("from") ?? "/"), origin);
  return url?.origin === origin ? url.pathname + url.search : "/";
}

function toCookie(theme: Theme, isLocal: boolean): string {
  const [value, seconds] = theme === "system" ? ["", 0] : [theme, consentSeconds];
  return `${themeCookie}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${isLocal ? "" : "; Secure"}`;
}
