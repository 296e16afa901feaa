import type { RouterContextProvider } from "react-router";
import type { GatewayError } from "../../foundation/gateway-error";
import { ok, type Result } from "../../foundation/result";
import { gatewaysContext, nowContext } from "../../request/context";
import { type Campaign, isActiveCampaign } from "../model/campaign";
import type { Listing, ListingQuery } from "../model/listing";
import type { ShippingOffer } from "../model/shipping-offer";

export type FoundListing = {
  readonly query: ListingQuery;
  readonly listing: Listing;
  readonly offers: readonly ShippingOffer[];
  /** That of the store, while it is active. */
  readonly campaign: Campaign | null;
};

/**
 * Products of a query with the ways of delivery and the running campaign. A page beyond the last counts as not given:
 * the first is shown.
 */
export async function findListing(
  context: Readonly<RouterContextProvider>,
  query: ListingQuery,
): Promise<Result<FoundListing, GatewayError>> {
  const { catalogue } = context.get(gatewaysContext);
  const [listing, offers, settings] = await Promise.all([
    catalogue.loadListing(query),
    catalogue.loadShippingOffers(),
    catalogue.loadStoreSettings(),
  ]);
  if (!listing.ok) return listing;
  if (listing.value.cards.length === 0 && query.page > 1) return findListing(context, { ...query, page: 1 });
  const campaign = settings.ok ? settings.value.campaign : null;
  return ok({
    query,
    listing: listing.value,
    offers: offers.ok ? offers.value : [],
    campaign: campaign && isActiveCampaign(campaign, context.get(nowContext)) ? campaign : null,
  });
}
