import { array, enums, optional, record, string, type } from "superstruct";
import {
  KeyStruct,
  LocaleStruct,
  LocalizedStruct,
  ReferenceStruct,
  SlugStruct,
} from "../resources/draft-structs.ts";
import { parseDraft } from "../resources/parse-draft.ts";
import { priceActions } from "./price-actions.ts";
import { allVariants, type ProductData } from "./product.ts";
import { changeVariants, onData, onFields, type ProductAction } from "./product-action.ts";
import { variantActions } from "./variant-actions.ts";

const KeyAction = type({ key: optional(KeyStruct) });
const PublishAction = type({ scope: optional(enums(["All", "Prices"])) });
const PriceModeAction = type({ priceMode: optional(enums(["Embedded", "Standalone"])) });
const TaxAction = type({ taxCategory: optional(ReferenceStruct) });
const Texts = type({ texts: optional(record(string(), string())) });

function setText(field: "description" | "metaTitle" | "metaDescription" | "metaKeywords"): ProductAction {
  return onData((action) => {
    const { texts } = parseDraft({ texts: action[field] ?? undefined }, Texts);
    return ({ [field]: _old, ...data }) => (texts ? { ...data, [field]: texts } : data);
  });
}

const metaActions = {
  setMetaTitle: setText("metaTitle"),
  setMetaDescription: setText("metaDescription"),
  setMetaKeywords: setText("metaKeywords"),
};

const OnCategory = { category: ReferenceStruct, orderHint: optional(string()) };

function withPrices(data: ProductData, from: ProductData): ProductData {
  const prices = new Map(allVariants(from).map((variant) => [variant.id, variant.prices]));
  return changeVariants(data, (variant) => ({
    ...variant,
    prices: prices.get(variant.id) ?? variant.prices,
  }));
}

/** Every update action of a product by its name on the platform. */
export const productActions: Readonly<Record<string, ProductAction>> = {
  ...variantActions,
  ...priceActions,
  ...metaActions,

  changeName: onFields({ name: LocalizedStruct }, (data, { name }) => ({ ...data, name })),
  changeSlug: onFields({ slug: SlugStruct }, (data, { slug }) => ({ ...data, slug })),
  setDescription: setText("description"),
  /** All three texts for search engines at once. */
  setMetaAttributes: (edit, action) =>
    Object.values(metaActions).reduce((changed, set) => set(changed, action), edit),
  setSearchKeywords: onFields(
    { searchKeywords: record(LocaleStruct, array(type({ text: string() }))) },
    (data, { searchKeywords }) => ({ ...data, searchKeywords }),
  ),

  addToCategory: onFields(OnCategory, (data, { category, orderHint }) => ({
    ...data,
    categories: [...data.categories.filter(({ id }) => id !== category.id), category],
    ...(orderHint ? { categoryOrderHints: { ...data.categoryOrderHints, [category.id]: orderHint } } : {}),
  })),
  removeFromCategory: onFields(OnCategory, (data, { category }) => {
    const { [category.id]: _gone, ...hints } = data.categoryOrderHints ?? {};
    const categories = data.categories.filter(({ id }) => id !== category.id);
    return { ...data, categories, ...(data.categoryOrderHints ? { categoryOrderHints: hints } : {}) };
  }),
  setCategoryOrderHint: onFields(
    { categoryId: string(), orderHint: optional(string()) },
    (data, { categoryId, orderHint }) => {
      const { [categoryId]: _old, ...hints } = data.categoryOrderHints ?? {};
      return { ...data, categoryOrderHints: orderHint ? { ...hints, [categoryId]: orderHint } : hints };
    },
  ),

  /** With the scope Prices only the draft's prices are published. */
  publish: (edit, action) => {
    const { scope } = parseDraft(action, PublishAction);
    const current = scope === "Prices" && edit.current ? withPrices(edit.current, edit.staged) : edit.staged;
    return { ...edit, published: true, current };
  },
  unpublish: (edit) => ({ ...edit, published: false }),
  revertStagedChanges: (edit) => ({ ...edit, staged: edit.current ?? edit.staged }),
  setKey: (edit, action) => ({ ...edit, key: parseDraft(action, KeyAction).key ?? null }),
  setPriceMode: (edit, action) => ({ ...edit, priceMode: parseDraft(action, PriceModeAction).priceMode }),
  setTaxCategory: (edit, action) => ({
    ...edit,
    taxCategoryId: parseDraft(action, TaxAction).taxCategory?.id ?? null,
  }),
};
