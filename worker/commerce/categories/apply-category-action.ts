import { optional, string, type } from "superstruct";
import { assetActions, changeAssets } from "../assets/asset-actions.ts";
import type { JsonObject } from "../json/json.ts";
import { applyKnownAction } from "../resources/apply-known-action.ts";
import { changeCustom } from "../resources/change-custom.ts";
import { KeyStruct, LocalizedStruct, ReferenceStruct, SlugStruct } from "../resources/draft-structs.ts";
import { parseDraft } from "../resources/parse-draft.ts";
import type { Category } from "./category.ts";

type Apply = (category: Category, action: JsonObject) => Category;

const NameAction = type({ name: LocalizedStruct });
const SlugAction = type({ slug: SlugStruct });
const HintAction = type({ orderHint: string() });
const ParentAction = type({ parent: optional(ReferenceStruct) });
const ExternalIdAction = type({ externalId: optional(string()) });
const KeyAction = type({ key: optional(KeyStruct) });

function setText(field: "description" | "metaTitle" | "metaDescription" | "metaKeywords"): Apply {
  const struct = type({ [field]: optional(LocalizedStruct) });
  return (category, action) => {
    const { [field]: _old, ...rest } = category;
    const value = parseDraft(action, struct)[field];
    return value ? { ...rest, [field]: value } : rest;
  };
}

const setExternalId: Apply = ({ externalId: _old, ...category }, action) => {
  const { externalId } = parseDraft(action, ExternalIdAction);
  return externalId === undefined ? category : { ...category, externalId };
};

const setParent: Apply = (category, action) => ({
  ...category,
  parentId: parseDraft(action, ParentAction).parent?.id ?? null,
});

const setCustom: Apply = ({ custom: old, ...category }, action) => {
  const custom = changeCustom(old, action);
  return custom ? { ...category, custom } : category;
};

const onAssets = Object.fromEntries(
  Object.entries(assetActions).map(([name, toChange]): [string, Apply] => [
    name,
    ({ assets, ...category }, action) => ({ ...category, ...changeAssets(assets, toChange(action)) }),
  ]),
);

const actions: Readonly<Record<string, Apply>> = {
  changeName: (category, action) => ({ ...category, name: parseDraft(action, NameAction).name }),
  changeSlug: (category, action) => ({ ...category, slug: parseDraft(action, SlugAction).slug }),
  changeOrderHint: (category, action) => ({
    ...category,
    orderHint: parseDraft(action, HintAction).orderHint,
  }),
  changeParent: setParent,
  setParent,
  setKey: (category, action) => ({ ...category, key: parseDraft(action, KeyAction).key ?? null }),
  setExternalId,
  setDescription: setText("description"),
  setMetaTitle: setText("metaTitle"),
  setMetaDescription: setText("metaDescription"),
  setMetaKeywords: setText("metaKeywords"),
  ...onAssets,
  setCustomType: setCustom,
  setCustomField: setCustom,
};

/** One update action of a category. Throws InvalidJsonInput for an action that is not known. */
export function applyCategoryAction(category: Category, action: JsonObject): Category {
  return applyKnownAction(actions, category, action);
}
