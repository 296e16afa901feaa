import { cartDiscount } from "../discounts/cart-discount-kind.ts";
import { discountCode } from "../discounts/discount-code-kind.ts";
import { isJsonObject, type JsonObject } from "../json/json.ts";
import type { QueryArguments } from "../paging/page.ts";
import { load } from "../requests/load.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { loadResource, loadResourceByKey } from "../resources/load-resource.ts";
import { findResources } from "../resources/write-resource.ts";
import {
  type AreaResolvers,
  type FieldResolver,
  localizedFields,
  referenceListFields,
} from "../schema/field-resolvers.ts";

interface Name {
  readonly id?: string | null;
  readonly key?: string | null;
}

async function loadNamed(context: RequestContext, kind: string, { id, key }: Name) {
  if (id) return loadResource(context, id);
  return key ? loadResourceByKey(context, kind, key) : null;
}

const valueTypes: Readonly<Record<string, readonly [plain: string, withMode: string]>> = {
  relative: ["RelativeDiscountValue", "RelativeCartDiscountValue"],
  absolute: ["AbsoluteDiscountValue", "AbsoluteCartDiscountValue"],
  fixed: ["FixedPriceDiscountValue", "FixedPriceCartDiscountValue"],
  giftLineItem: ["GiftLineItemValue", "GiftLineItemValue"],
};

const targetTypes: Readonly<Record<string, string>> = {
  lineItems: "LineItemsTarget",
  customLineItems: "CustomLineItemsTarget",
  shipping: "ShippingTarget",
  multiBuyLineItems: "MultiBuyLineItemsTarget",
  multiBuyCustomLineItems: "MultiBuyCustomLineItemsTarget",
  totalPrice: "CartDiscountTotalPriceTarget",
  pattern: "CartDiscountPatternTarget",
};

function readKeys({ stores }: JsonObject): string[] {
  return Array.isArray(stores) ? stores.filter(isJsonObject).map(({ key }) => String(key)) : [];
}

/** The stores that a discount is limited to. */
const storeFields: Readonly<Record<string, FieldResolver>> = {
  storesRef: (source: JsonObject) => readKeys(source).map((key) => ({ typeId: "store", key })),
  stores: async (source: JsonObject, _args: object, context: RequestContext) => {
    const stores = await Promise.all(readKeys(source).map((key) => loadResourceByKey(context, "store", key)));
    return stores.filter((store) => store !== null);
  },
};

const shared = {
  ...localizedFields(["name", "description"]),
  ...storeFields,
  referenceRefs: (source: JsonObject) => source.references ?? [],
};

/** The default for stored targets without a selection mode. */
const selection = { selectionMode: ({ selectionMode }: JsonObject) => selectionMode ?? "Cheapest" };

/** Cart discounts and discount codes. */
export const discountResolvers = {
  queries: {
    cartDiscount: (_source: unknown, name: Name, context: RequestContext) =>
      loadNamed(context, "cart-discount", name),
    cartDiscounts: (_source: unknown, args: QueryArguments, context: RequestContext) =>
      findResources(context, cartDiscount, args),
    discountCode: (_source: unknown, name: Name, context: RequestContext) =>
      loadNamed(context, "discount-code", name),
    discountCodes: (_source: unknown, args: QueryArguments, context: RequestContext) =>
      findResources(context, discountCode, args),
  },
  mutations: {},
  types: {
    CartDiscount: {
      ...shared,
      discountGroupRef: (source: JsonObject) => source.discountGroup ?? null,
    },
    CartDiscountValue: {
      __resolveType: (value: { type: string; applicationMode?: string }) =>
        valueTypes[value.type]?.[value.applicationMode ? 1 : 0] ?? "RelativeDiscountValue",
    },
    CartDiscountTarget: { __resolveType: ({ type }: { type: string }) => targetTypes[type] },
    MultiBuyLineItemsTarget: selection,
    MultiBuyCustomLineItemsTarget: selection,
    CartDiscountPatternTarget: selection,
    PatternComponent: { __resolveType: ({ type }: { type: string }) => type },
    GiftLineItemValue: {
      productRef: ({ product }: JsonObject) => product,
      distributionChannelRef: ({ distributionChannel }: JsonObject) => distributionChannel ?? null,
      supplyChannelRef: ({ supplyChannel }: JsonObject) => supplyChannel ?? null,
    },
    DiscountCode: {
      ...shared,
      groups: (source: JsonObject) => source.groups ?? [],
      cartDiscounts: referenceListFields("cartDiscounts").cartDiscounts ?? (() => []),
      cartDiscountRefs: (source: JsonObject) => source.cartDiscounts ?? [],
      applicationCount: (source: JsonObject, _args: object, context: RequestContext) =>
        loadApplicationCount(context, String(source.id)),
    },
  },
} satisfies AreaResolvers;

async function countApplications(
  context: RequestContext,
  codeIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { results } = await context.db
    .prepare(
      `SELECT code_id AS id, count(*) AS count FROM discount_code_application
        WHERE code_id IN (SELECT value FROM json_each(?)) GROUP BY code_id`,
    )
    .bind(JSON.stringify(codeIds))
    .all<{ id: string; count: number }>();
  return new Map(results.map(({ id, count }) => [id, count]));
}

/** The number of orders with a code. */
async function loadApplicationCount(context: RequestContext, codeId: string): Promise<number> {
  return (await load(context, countApplications, codeId)) ?? 0;
}
