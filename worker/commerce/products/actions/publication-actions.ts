import { optional, type } from "superstruct";
import { KeyStruct, ReferenceStruct } from "../../resources/draft-structs.ts";
import { parseDraft } from "../../resources/parse-draft.ts";
import type { ProductAction } from "./product-action.ts";

const KeyAction = type({ key: optional(KeyStruct) });
const TaxAction = type({ taxCategory: optional(ReferenceStruct) });

export const publish: ProductAction = (edit) => ({ ...edit, published: true, current: edit.staged });

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
