import type { RouterContextProvider } from "react-router";
import type { GatewayError } from "../../foundation/gateway-error";
import { ok, type Result } from "../../foundation/result";
import { requestContext } from "../../request/context";
import { type Campaign, isActiveCampaign } from "../model/campaign";
import type { ListingFacets } from "../model/found-products";
import type { ListingQuery } from "../model/listing";
import type { ProductCard } from "../model/product-card";
import type { ShippingOffer } from "../model/shipping-offer";
import type { TechnicalAttributes } from "../model/technical-attributes";
import { findProducts } from "./find-products.server";

export type FoundListing = {
  readonly query: ListingQuery;
  readonly cards: readonly ProductCard[];
  readonly total: number;
  /** null: the search failed, so there are no filters. */
  readonly facets: ListingFacets | null;
  /** The attributes that most of the products have, in their family's order. */
  readonly attributeNames: readonly string[];
  readonly technical: TechnicalAttributes;
  readonly offers: readonly ShippingOffer[];
  /** The store's campaign, while it is active. */
  readonly campaign: Campaign | null;
  /** Id for the search's click analytics. */
  readonly queryId: string | null;
};

const noAttributes: TechnicalAttributes = { types: [], labels: new Map() };

/**
 * Finds the products of a query, with delivery methods and the running campaign.
 * A page beyond the last shows the first.
 */
export async function findListing(
  context: Readonly<RouterContextProvider>,
  query: ListingQuery,
): Promise<Result<FoundListing, GatewayError>> {
  const { gateways } = context.get(requestContext);
  const [found, offers, settings, technical] = await Promise.all([
    findProducts(gateways, query),
    gateways.catalogue.loadShippingOffers(),
    gateways.catalogue.loadStoreSettings(),
    gateways.catalogue.loadTechnicalAttributes(),
  ]);
  if (!found.ok) return found;
  if (found.value.cards.length === 0 && query.page > 1) return findListing(context, { ...query, page: 1 });
  const campaign = settings.ok ? settings.value.campaign : null;
  return ok({
    ...found.value,
    technical: technical.ok ? technical.value : noAttributes,
    offers: offers.ok ? offers.value : [],
    campaign: campaign && isActiveCampaign(campaign, context.get(requestContext).now) ? campaign : null,
  });
}
