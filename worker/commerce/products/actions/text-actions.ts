import { array, boolean, optional, record, string, type } from "superstruct";
import { LocaleStruct, LocalizedStruct, SlugStruct } from "../../resources/draft-structs.ts";
import { parseDraft } from "../../resources/parse-draft.ts";
import { onData, type ProductAction } from "./product-action.ts";

const Staged = { staged: optional(boolean()) };
const NameAction = type({ ...Staged, name: LocalizedStruct });
const KeywordsAction = type({
  ...Staged,
  searchKeywords: record(LocaleStruct, array(type({ text: string() }))),
});
const SlugAction = type({ ...Staged, slug: SlugStruct });

export const changeName = onData(
  (action) => parseDraft(action, NameAction),
  (data, { name }) => ({ ...data, name }),
);

export const changeSlug = onData(
  (action) => parseDraft(action, SlugAction),
  (data, { slug }) => ({ ...data, slug }),
);

function setText(field: "description" | "metaTitle" | "metaDescription" | "metaKeywords"): ProductAction {
  const struct = type({ ...Staged, texts: optional(record(string(), string())) });
  return onData(
    (action) => parseDraft({ staged: action.staged, texts: action[field] ?? undefined }, struct),
    (data, { texts }) => {
      const { [field]: _old, ...rest } = data;
      return texts ? { ...rest, [field]: texts } : rest;
    },
  );
}

export const setDescription = setText("description");
export const setMetaTitle = setText("metaTitle");
export const setMetaDescription = setText("metaDescription");
export const setMetaKeywords = setText("metaKeywords");

/** All three texts for search engines at once. */
export const setMetaAttributes: ProductAction = (edit, action) =>
  [setMetaTitle, setMetaDescription, setMetaKeywords].reduce((changed, set) => set(changed, action), edit);

export const setSearchKeywords = onData(
  (action) => parseDraft(action, KeywordsAction),
  (data, { searchKeywords }) => ({ ...data, searchKeywords }),
);
