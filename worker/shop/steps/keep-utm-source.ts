import { toUtmSource, utmSourceCookie, utmSourceSeconds } from "../../../app/consent/model/utm-source";
import { editAnswerHeaders } from "../edit-headers";
import type { Step } from "../shop-env";

/** Saves the campaign of a URL if the visitor consented; the response is then not shared with other visitors. */
export const keepUtmSource: Step = async (context, next) => {
  await next();
  const { method, raw } = context.req;
  if (method !== "GET") return;
  const source = toUtmSource(context.get("url").searchParams, raw.headers.get("cookie") ?? "");
  if (source === null) return;
  const secure = context.get("environment").isLocal ? "" : "; Secure";
  editAnswerHeaders(context, (headers) => {
    headers.append(
      "Set-Cookie",
      `${utmSourceCookie}=${source}; Path=/; Max-Age=${utmSourceSeconds}; SameSite=Lax${secure}`,
    );
    headers.set("Cache-Control", "no-store");
  });
};
