import { requestContext } from "../../request/context";
import { loadThirdParties } from "../operations/load-third-parties.server";
import { renderConsentPanel } from "../ui/render-consent-panel.server";
import { toConsentView } from "../ui/to-consent-view";
import type { Route } from "./+types/consent-panel";
import { toConsentPlace } from "./to-consent-place";

/** The question and the dialog of all purposes as markup, for a visitor who has not chosen yet or chooses anew. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { translate } = context.get(requestContext);
  const view = toConsentView(translate, {
    ...toConsentPlace(context),
    agreed: null,
    parties: await loadThirdParties(context),
  });
  return new Response(renderConsentPanel(view, translate), {
    headers: { "content-type": "text/html; charset=utf-8", "x-robots-tag": "noindex" },
  });
}
