import {
  parseToggles,
  type Toggles,
  toggleDefinitions,
  toToggleText,
} from "../../../app/countries/model/toggles";
import { editAnswerHeaders, toPlainAnswer } from "../edit-headers";
import type { ShopContext, Step } from "../shop-env";

/** Until the browser is closed: a toggle tried on one page applies to the next ones too, to the end of an order. */
const toggleCookie = "toggles";

const none: Toggles = {};

function isProduction(context: ShopContext): boolean {
  const { isLocal, isStaging } = context.get("environment");
  return !isLocal && !isStaging;
}

function readUrlToggles(context: ShopContext): Toggles {
  const url = context.get("url");
  return url.search === "" ? none : parseToggles(url.searchParams);
}

/** The toggles of this URL, or of an earlier one in this browser; in production nothing is read. */
export function readToggles(context: ShopContext): Toggles {
  if (isProduction(context)) return none;
  const switched = readUrlToggles(context);
  const savedToggles = context.req.header("cookie")?.match(/(?:^|;\s*)toggles=([^;]+)/)?.[1];
  return savedToggles ? { ...parseToggles(new URLSearchParams(savedToggles)), ...switched } : switched;
}

/** Whether anything is switched: such a page is not shared, so it is neither stored in nor served from the cache. */
export function hasToggles(context: ShopContext): boolean {
  return Object.keys(readToggles(context)).length > 0;
}

/** Saves a URL's toggles for the pages after it. */
export const keepToggles: Step = async (context, next) => {
  await next();
  if (isProduction(context)) return;
  if (Object.keys(readUrlToggles(context)).length === 0) return;
  const savedToggles = toToggleText(readToggles(context));
  editAnswerHeaders(context, (headers) => {
    headers.append("Set-Cookie", `${toggleCookie}=${savedToggles}; Path=/; HttpOnly; SameSite=Lax`);
    headers.set("Cache-Control", "no-store");
  });
};

/** Lists the toggles for the sandbox's page; development only. */
export function answerToggles(context: ShopContext): Response {
  if (!context.get("environment").isLocal) return toPlainAnswer(404, "Not found");
  const toggles = Object.entries(toggleDefinitions).map(([name, definition]) => ({ name, ...definition }));
  return Response.json({ toggles }, { headers: { "Cache-Control": "no-store" } });
}
