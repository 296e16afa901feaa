import { brand } from "../../countries/model/brand";
import { requestContext } from "../../request/context";
import type { PartyView } from "../model/party-view";
import { loadThirdParties } from "../operations/load-third-parties.server";
import type { Route } from "./+types/consent-services";

/** The third-party services that a page may load after consent, as JSON; the same for all visitors. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { survey: _, tracking, ...parties } = await loadThirdParties(context);
  const title = (name: string) =>
    context.get(requestContext).translate(`consent.${name}`, { brand: brand.name });
  const view: PartyView = {
    ...parties,
    isTracked: tracking !== null,
    titles: { reviews: title("ratings"), badge: title("badge") },
  };
  return Response.json(view, { headers: { "x-robots-tag": "noindex" } });
}
