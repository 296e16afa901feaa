import { boolean, integer, optional, string, type } from "superstruct";
import { assetActions as actions, changeAssets } from "../../assets/asset-actions.ts";
import type { JsonObject } from "../../json/json.ts";
import { parseDraft } from "../../resources/parse-draft.ts";
import { changeVariant } from "./change-variant.ts";
import { onData, type ProductAction } from "./product-action.ts";

const Target = type({
  staged: optional(boolean()),
  variantId: optional(integer()),
  sku: optional(string()),
});

/** The actions on assets, each on those of the variant that it names. */
export const assetActions: Readonly<Record<string, ProductAction>> = Object.fromEntries(
  Object.entries(actions).map(([name, toChange]) => [
    name,
    onData(
      (action: JsonObject) => {
        const { staged, variantId, sku } = parseDraft(action, Target);
        return { staged, target: { variantId, sku }, change: toChange(action) };
      },
      (data, { target, change }) =>
        changeVariant(data, target, ({ assets, ...variant }) => ({
          ...variant,
          ...changeAssets(assets, change),
        })),
    ),
  ]),
);
