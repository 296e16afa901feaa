import { array, integer, optional, string, type } from "superstruct";
import { duplicateField, invalidOperation } from "../errors/platform-errors.ts";
import { isSame, type JsonObject } from "../json/json.ts";
import { changeCustom } from "../resources/change-custom.ts";
import { KeyStruct, LocalizedStruct } from "../resources/draft-structs.ts";
import { parseDraft } from "../resources/parse-draft.ts";
import { type Asset, AssetDraftStruct, SourcesStruct, toAsset, type WithAssets } from "./asset.ts";

type Assets = readonly Asset[];

/** Reads an action, once, and answers what it does to assets: a product has them in its draft and for sale. */
export type AssetAction = (action: JsonObject) => (assets: Assets) => Assets;

const Target = type({ assetId: optional(string()), assetKey: optional(KeyStruct) });

/** The asset that an action names, by id or else by key. Throws InvalidOperation. */
function requireAsset(assets: Assets, action: JsonObject): Asset {
  const { assetId, assetKey } = parseDraft(action, Target);
  const found = assets.find(({ id, key }) => (assetId === undefined ? key === assetKey : id === assetId));
  if (found && (assetId ?? assetKey) !== undefined) return found;
  throw invalidOperation(`There is no asset '${assetId ?? assetKey}'.`);
}

/** An action that gives an asset another form. */
function changing(toChange: (action: JsonObject) => (asset: Asset) => Asset): AssetAction {
  return (action) => {
    const change = toChange(action);
    return (assets) => {
      const found = requireAsset(assets, action);
      return assets.map((asset) => (asset === found ? change(asset) : asset));
    };
  };
}

function requireFreeKey(assets: Assets, key: string | undefined): void {
  if (key !== undefined && assets.some((asset) => asset.key === key)) throw duplicateField("key", key);
}

const addAsset: AssetAction = (action) => {
  const { asset: draft, position } = parseDraft(
    action,
    type({ asset: AssetDraftStruct, position: optional(integer()) }),
  );
  const asset = toAsset(draft);
  return (assets) => {
    requireFreeKey(assets, asset.key);
    return assets.toSpliced(position ?? assets.length, 0, asset);
  };
};

const removeAsset: AssetAction = (action) => (assets) => {
  const gone = requireAsset(assets, action);
  return assets.filter((asset) => asset !== gone);
};

const changeAssetOrder: AssetAction = (action) => {
  const { assetOrder } = parseDraft(action, type({ assetOrder: array(string()) }));
  return (assets) => {
    const ids = assets.map(({ id }) => id);
    if (!isSame(ids.toSorted(), assetOrder.toSorted())) {
      throw invalidOperation("The asset order must hold the id of each asset once.");
    }
    return assets.toSorted((left, right) => assetOrder.indexOf(left.id) - assetOrder.indexOf(right.id));
  };
};

/** Here `assetKey` is the new key, not the asset's name. */
const setAssetKey: AssetAction = (action) => {
  const { assetId, assetKey } = parseDraft(
    action,
    type({ assetId: string(), assetKey: optional(KeyStruct) }),
  );
  return (assets) => {
    const found = requireAsset(assets, { assetId });
    if (assetKey === found.key) return assets;
    requireFreeKey(assets, assetKey);
    const { key: _old, ...bare } = found;
    const changed = assetKey === undefined ? bare : { ...bare, key: assetKey };
    return assets.map((asset) => (asset === found ? changed : asset));
  };
};

/** Every update action on the assets of a category or variant, by its name on the platform. */
export const assetActions: Readonly<Record<string, AssetAction>> = {
  addAsset,
  removeAsset,
  changeAssetOrder,
  setAssetKey,
  changeAssetName: changing((action) => {
    const { name } = parseDraft(action, type({ name: LocalizedStruct }));
    return (asset) => ({ ...asset, name });
  }),
  setAssetDescription: changing((action) => {
    const { description } = parseDraft(action, type({ description: optional(LocalizedStruct) }));
    return ({ description: _old, ...asset }) => (description ? { ...asset, description } : asset);
  }),
  setAssetTags: changing((action) => {
    const { tags } = parseDraft(action, type({ tags: optional(array(string())) }));
    return ({ tags: _old, ...asset }) => (tags ? { ...asset, tags } : asset);
  }),
  setAssetSources: changing((action) => {
    const { sources } = parseDraft(action, type({ sources: SourcesStruct }));
    return (asset) => ({ ...asset, sources });
  }),
  setAssetCustomType: changing((action) => withCustom({ ...action, action: "setCustomType" })),
  setAssetCustomField: changing((action) => withCustom({ ...action, action: "setCustomField" })),
};

function withCustom(action: JsonObject): (asset: Asset) => Asset {
  return ({ custom: old, ...asset }) => {
    const custom = changeCustom(old, action);
    return custom ? { ...asset, custom } : asset;
  };
}

/** What becomes of the assets of a category or variant; no field when none are left. */
export function changeAssets(old: Assets | undefined, change: (assets: Assets) => Assets): WithAssets {
  const assets = change(old ?? []);
  return assets.length > 0 ? { assets } : {};
}
