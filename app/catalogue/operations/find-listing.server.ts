import type { RouterContextProvider } from "react-router";
import type { GatewayError } from "../../foundation/gateway-error";
import { ok, type Result } from "../../foundation/result";
import { requestContext } from "../../request/context";
import { type Campaign, isActiveCampaign } from "../model/campaign";
import type { CategoryNode } from "../model/category";
import type { FoundProducts, ListingFacets } from "../model/found-products";
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
  /** Names of product types by product id; absent unless the listing is groupable (`isGroupable`). */
  readonly types?: Readonly<Record<string, string>>;
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
  const { places, ...own } = found.value;
  const types = await nameTypes(context, places, query.category);
  const campaign = settings.ok ? settings.value.campaign : null;
  return ok({
    ...own,
    ...(types && { types }),
    technical: technical.ok ? technical.value : noAttributes,
    offers: offers.ok ? offers.value : [],
    campaign: campaign && isActiveCampaign(campaign, context.get(requestContext).now) ? campaign : null,
  });
}

/** Names each product's type by the category of the menu that is its place, below the listing's own category if it has one. */
async function nameTypes(
  context: Readonly<RouterContextProvider>,
  places: FoundProducts["places"],
  category: ListingQuery["category"],
): Promise<Readonly<Record<string, string>> | null> {
  if (Object.keys(places).length === 0) return null;
  const tree = await context.get(requestContext).gateways.catalogue.loadCategoryTree();
  const names = nameCategories(tree.ok ? tree.value : []);
  const below = category ? `${category.keys.join(" > ")} > ` : "";
  const named = Object.entries(places).flatMap(([id, paths]) => {
    const name = paths
      .filter((path) => path.startsWith(below))
      .map((path) => names.get(path))
      .find(Boolean);
    return name === undefined ? [] : [[id, name] as const];
  });
  return Object.fromEntries(named);
}

/** Names of categories by the keys of their paths, joined as in the search. */
function nameCategories(nodes: readonly CategoryNode[], above = ""): ReadonlyMap<string, string> {
  return new Map(
    nodes.flatMap(({ key, name, children }) => {
      const path = above + key;
      return [[path, name] as const, ...nameCategories(children, `${path} > `)];
    }),
  );
}

/** The brand that all products of a listing have, or that its heading names; null: cards and rows say theirs. */
export function findOnlyBrand(
  { facets, query, total }: Pick<FoundListing, "facets" | "query" | "total">,
  heading: string,
): string | null {
  const [only, ...others] = facets?.brands ?? [];
  if (query.brands.length === 1 && query.brands[0] === heading) return heading;
  return only && others.length === 0 && only.count === total ? only.value : null;
}
