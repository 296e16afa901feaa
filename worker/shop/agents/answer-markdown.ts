import { accepts } from "hono/accepts";
import { openPageCache } from "../page-cache/open-page-cache";
import { type CacheablePage, toCacheablePage } from "../page-cache/page-address";
import type { MadePage } from "../page-cache/page-cache";
import type { ShopContext, Step } from "../shop-env";
import { canCachePages, makePage } from "../steps/serve-from-page-cache";

const markdown = "text/markdown";

/** Counts as a crawler, which gets whole pages instead of streams. */
const wholePageAgent = "Ironhall-Markdown-bot";

/**
 * Answers public pages as Markdown to who prefers it (`Accept: text/markdown`). They are the pages of guests, cached and
 * purged like them, under keys of their own.
 */
export const answerMarkdown: Step = async (context, next) => {
  const { method } = context.req;
  const isWanted = (method === "GET" || method === "HEAD") && prefersMarkdown(context);
  const page = isWanted && !context.get("isNotFound") ? toCacheablePage(context.get("url")) : null;
  if (!page || context.get("environment").agents === "off") return next();
  const { cache, nextCampaignMs } = openPageCache(context.env);
  const made = await (canCachePages(context)
    ? cache.answer({
        key: toKey(page),
        nonce: context.get("nonce"),
        make: () => makeMarkdown(context, page, nextCampaignMs),
        waitUntil: (work) => context.executionCtx.waitUntil(work),
      })
    : makeMarkdown(context, page, nextCampaignMs));
  const { status, headers, body } = made.response;
  return new Response(method === "HEAD" ? null : body, {
    status,
    headers: {
      ...Object.fromEntries(
        ["content-type", "location", "retry-after"].flatMap((name) => pick(headers, name)),
      ),
      "cache-control": "private, no-cache",
      "x-robots-tag": "noindex",
      vary: "Accept",
    },
  });
};

function prefersMarkdown(context: ShopContext): boolean {
  if (!context.req.header("accept")?.includes(markdown)) return false;
  const supports = ["text/html", markdown];
  return accepts(context, { header: "Accept", supports, default: "text/html" }) === markdown;
}

/** No route declares a query parameter of this name, so no page of a browser has this key. */
function toKey({ key }: CacheablePage): string {
  const url = new URL(key);
  url.searchParams.append("accept", markdown);
  return url.href;
}

async function makeMarkdown(
  context: ShopContext,
  page: CacheablePage,
  nextCampaignMs: () => Promise<number>,
): Promise<MadePage> {
  const made = await makePage(context, page, nextCampaignMs, {
    accept: "text/html",
    "user-agent": wholePageAgent,
  });
  const { response } = made;
  if (!response.headers.get("content-type")?.startsWith("text/html")) return made;
  const [html, { toMarkdownPage }] = await Promise.all([response.text(), import("./to-markdown-page")]);
  const headers = new Headers({ "content-type": `${markdown}; charset=utf-8` });
  return {
    ...made,
    response: new Response(toMarkdownPage(html, page.url), { status: response.status, headers }),
  };
}

function pick(headers: Headers, name: string): readonly (readonly [string, string])[] {
  const value = headers.get(name);
  return value === null ? [] : [[name, value]];
}
