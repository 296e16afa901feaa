import { readQuery } from "../../countries/model/route-table";
import { requestContext } from "../../request/context";
import { parseViewed } from "../model/viewed-list";
import { readPageI18n } from "../operations/page-i18n.server";
import { toCardViews } from "../operations/to-card-view.server";
import type { Route } from "./+types/viewed";

/** Cards of the articles viewed in this browser, which sends the list itself: the shop stores none. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const { catalogue } = context.get(requestContext).gateways;
  const skus = parseViewed(readQuery(request, "viewed").get("skus"));
  const [cards, offers] = await Promise.all([
    catalogue.loadCardsBySkus(skus),
    catalogue.loadShippingOffers(),
  ]);
  if (!cards.ok) return new Response(null, { status: 503 });
  const i18n = readPageI18n(context);
  return Response.json({
    title: i18n.translate("guarantee.viewed"),
    cards: toCardViews(cards.value, offers.ok ? offers.value : [], i18n),
  });
}
