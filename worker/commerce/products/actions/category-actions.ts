import { boolean, optional, string, type } from "superstruct";
import { ReferenceStruct } from "../../resources/draft-structs.ts";
import { parseDraft } from "../../resources/parse-draft.ts";
import { onData } from "./product-action.ts";

const OnCategory = type({
  staged: optional(boolean()),
  category: ReferenceStruct,
  orderHint: optional(string()),
});
const OrderHint = type({ staged: optional(boolean()), categoryId: string(), orderHint: optional(string()) });

export const addToCategory = onData(
  (action) => parseDraft(action, OnCategory),
  (data, { category, orderHint }) => ({
    ...data,
    categories: [...data.categories.filter(({ id }) => id !== category.id), category],
    ...(orderHint ? { categoryOrderHints: { ...data.categoryOrderHints, [category.id]: orderHint } } : {}),
  }),
);

export const removeFromCategory = onData(
  (action) => parseDraft(action, OnCategory),
  (data, { category }) => {
    const { [category.id]: _gone, ...hints } = data.categoryOrderHints ?? {};
    const categories = data.categories.filter(({ id }) => id !== category.id);
    return { ...data, categories, ...(data.categoryOrderHints ? { categoryOrderHints: hints } : {}) };
  },
);

export const setCategoryOrderHint = onData(
  (action) => parseDraft(action, OrderHint),
  (data, { categoryId, orderHint }) => {
    const { [categoryId]: _old, ...hints } = data.categoryOrderHints ?? {};
    return { ...data, categoryOrderHints: orderHint ? { ...hints, [categoryId]: orderHint } : hints };
  },
);
