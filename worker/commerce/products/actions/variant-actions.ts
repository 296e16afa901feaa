import { array, boolean, integer, optional, string, type } from "superstruct";
import { invalidInput, invalidOperation } from "../../errors/platform-errors.ts";
import type { JsonObject } from "../../json/json.ts";
import { KeyStruct } from "../../resources/draft-structs.ts";
import { parseDraft } from "../../resources/parse-draft.ts";
import { allVariants } from "../product.ts";
import { PriceDraftStruct, VariantDraftStruct } from "../product-draft.ts";
import { toPrice, toVariant } from "../to-product-data.ts";
import { changeVariant, matchesTarget } from "./change-variant.ts";
import { onData } from "./product-action.ts";

const Target = { staged: optional(boolean()), variantId: optional(integer()), sku: optional(string()) };

const SetPrices = type({ ...Target, prices: array(PriceDraftStruct) });
const SetSku = type({ ...Target, variantId: integer(), sku: optional(string()) });
const SetVariantKey = type({ ...Target, key: optional(KeyStruct) });
const RemoveVariant = type({ ...Target, id: optional(integer()) });
const OnVariant = type(Target);

function parseSetPrices(action: JsonObject) {
  const { prices, ...target } = parseDraft(action, SetPrices);
  return { ...target, prices: prices.map(toPrice) };
}

export const setPrices = onData(parseSetPrices, (data, { prices, ...target }) =>
  changeVariant(data, target, (variant) => ({ ...variant, prices })),
);

export const setSku = onData(
  (action) => parseDraft(action, SetSku),
  (data, { variantId, sku }) =>
    changeVariant(data, { variantId }, ({ sku: _old, ...variant }) => (sku ? { ...variant, sku } : variant)),
);

export const setProductVariantKey = onData(
  (action) => parseDraft(action, SetVariantKey),
  (data, { key, ...target }) =>
    changeVariant(data, target, ({ key: _old, ...variant }) => (key ? { ...variant, key } : variant)),
);

/** Of a variant that is not in a product yet. */
const NO_ID = 0;

function parseAddVariant(action: JsonObject) {
  const variant = toVariant(parseDraft(action, VariantDraftStruct), NO_ID);
  return { staged: action.staged !== false, variant };
}

export const addVariant = onData(parseAddVariant, (data, { variant }) => {
  const id = Math.max(...allVariants(data).map((known) => known.id)) + 1;
  return { ...data, variants: [...data.variants, { ...variant, id }] };
});

export const removeVariant = onData(
  (action) => parseDraft(action, RemoveVariant),
  (data, { id, sku }) => {
    const gone = allVariants(data).find((variant) => matchesTarget(variant, { variantId: id, sku }));
    if (!gone) throw invalidOperation(`The variant '${id ?? sku}' does not exist on the product.`);
    if (gone === data.masterVariant) throw invalidInput("The master variant cannot be removed.");
    return { ...data, variants: data.variants.filter((variant) => variant !== gone) };
  },
);

/** The former master takes its place among the others, by its id. */
export const changeMasterVariant = onData(
  (action) => parseDraft(action, OnVariant),
  (data, target) => {
    const master = allVariants(data).find((variant) => matchesTarget(variant, target));
    if (!master) {
      throw invalidOperation(
        `The variant '${target.variantId ?? target.sku}' does not exist on the product.`,
      );
    }
    const others = allVariants(data).filter((variant) => variant !== master);
    return {
      ...data,
      masterVariant: master,
      variants: others.toSorted((left, right) => left.id - right.id),
    };
  },
);
