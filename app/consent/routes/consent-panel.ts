import { requestContext } from "../../request/context";
import { loadThirdParties } from "../operations/load-third-parties.server";
import { toConsentPanelView } from "../ui/to-consent-view";
import type { Route } from "./+types/consent-panel";
import { toConsentPlace } from "./to-consent-place";

/** The texts of the consent question and dialog as JSON, for a visitor who has not chosen yet or changes the choice. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { translate } = context.get(requestContext);
  const parties = await loadThirdParties(context);
  const panel = toConsentPanelView(translate, { ...toConsentPlace(context), parties });
  return Response.json(panel, { headers: { "x-robots-tag": "noindex" } });
}
