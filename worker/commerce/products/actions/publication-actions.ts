import { enums, optional, type } from "superstruct";
import { KeyStruct, ReferenceStruct } from "../../resources/draft-structs.ts";
import { parseDraft } from "../../resources/parse-draft.ts";
import { allVariants, type ProductData } from "../product.ts";
import { changeVariants } from "./change-variant.ts";
import type { ProductAction } from "./product-action.ts";

const KeyAction = type({ key: optional(KeyStruct) });
const PublishAction = type({ scope: optional(enums(["All", "Prices"])) });
const PriceModeAction = type({ priceMode: optional(enums(["Embedded", "Standalone"])) });
const TaxAction = type({ taxCategory: optional(ReferenceStruct) });

/** With the scope Prices only the prices of what is shown already become those of the draft. */
export const publish: ProductAction = (edit, action) => {
  const { scope } = parseDraft(action, PublishAction);
  const current = scope === "Prices" && edit.current ? withPrices(edit.current, edit.staged) : edit.staged;
  return { ...edit, published: true, current };
};

function withPrices(data: ProductData, from: ProductData): ProductData {
  const prices = new Map(allVariants(from).map((variant) => [variant.id, variant.prices]));
  return changeVariants(data, (variant) => ({
    ...variant,
    prices: prices.get(variant.id) ?? variant.prices,
  }));
}

export const setPriceMode: ProductAction = (edit, action) => ({
  ...edit,
  priceMode: parseDraft(action, PriceModeAction).priceMode,
});

export const unpublish: ProductAction = (edit) => ({ ...edit, published: false });

export const revertStagedChanges: ProductAction = (edit) => ({
  ...edit,
  staged: edit.current ?? edit.staged,
});

export const setKey: ProductAction = (edit, action) => ({
  ...edit,
  key: parseDraft(action, KeyAction).key ?? null,
});

export const setTaxCategory: ProductAction = (edit, action) => ({
  ...edit,
  taxCategoryId: parseDraft(action, TaxAction).taxCategory?.id ?? null,
});
