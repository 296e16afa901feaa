import { readPageI18n } from "../../catalogue/operations/page-i18n.server";
import { renderBlocks } from "../../catalogue/ui/render-blocks.server";
import { toMarkupText } from "../../foundation/markup";
import { loadWaysOn } from "../operations/load-ways-on.server";
import type { Route } from "./+types/ways-on";

/** The blocks of an error page as markup, for an error after a client-side navigation. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const html = renderBlocks(await loadWaysOn(context), readPageI18n(context));
  return new Response(toMarkupText(html), {
    headers: { "content-type": "text/html; charset=utf-8", "x-robots-tag": "noindex" },
  });
}
