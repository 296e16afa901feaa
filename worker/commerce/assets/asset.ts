import { array, type Infer, integer, nonempty, number, optional, refine, string, type } from "superstruct";
import { duplicateField, invalidOperation } from "../errors/platform-errors.ts";
import { type CustomFields, isSame, type JsonObject, type Localized } from "../json/json.ts";
import { changeCustom } from "../resources/change-custom.ts";
import { CustomStruct, KeyStruct, LocalizedStruct } from "../resources/draft-structs.ts";
import { parseDraft } from "../resources/parse-draft.ts";

const SourcesStruct = nonempty(
  array(
    type({
      uri: nonempty(string()),
      key: optional(string()),
      dimensions: optional(type({ w: number(), h: number() })),
      contentType: optional(string()),
    }),
  ),
);

const AssetDraftStruct = type({
  key: optional(KeyStruct),
  name: LocalizedStruct,
  description: optional(LocalizedStruct),
  tags: optional(array(string())),
  sources: SourcesStruct,
  custom: optional(CustomStruct),
});

type AssetDraft = Infer<typeof AssetDraftStruct>;

/** The assets of one category or variant, with unique keys. */
export const AssetDraftsStruct = refine(array(AssetDraftStruct), "keys", (drafts) => {
  const keys = drafts.flatMap(({ key }) => key ?? []);
  return new Set(keys).size === keys.length || "Two assets have the same key";
});

/** A file of a category or a product variant, such as a manual or a film: one or more sources of the same content. */
export interface Asset {
  readonly id: string;
  readonly key?: string;
  readonly name: Localized;
  readonly description?: Localized;
  readonly tags?: readonly string[];
  readonly sources: Infer<typeof SourcesStruct>;
  readonly custom?: CustomFields;
}

/** The field is missing without assets. */
export interface WithAssets {
  readonly assets?: readonly Asset[];
}

function toAsset({ key, name, description, tags, sources, custom }: AssetDraft): Asset {
  return {
    id: crypto.randomUUID(),
    ...(key === undefined ? {} : { key }),
    name,
    ...(description ? { description } : {}),
    ...(tags ? { tags } : {}),
    sources,
    ...(custom ? { custom: { type: custom.type, fields: custom.fields ?? {} } } : {}),
  };
}

/** The assets of a new category or variant, with their ids; without assets no field. */
export function toAssets(drafts: readonly AssetDraft[] | undefined): WithAssets {
  return drafts && drafts.length > 0 ? { assets: drafts.map(toAsset) } : {};
}

/** The custom fields of these assets. */
export function assetCustoms({ assets }: WithAssets): readonly CustomFields[] {
  return (assets ?? []).flatMap(({ custom }) => custom ?? []);
}

type Assets = readonly Asset[];

/**
 * Parses an action once and returns its change to assets: a product has them in its draft and in its current version.
 */
type AssetAction = (action: JsonObject) => (assets: Assets) => Assets;

const Target = type({ assetId: optional(string()), assetKey: optional(KeyStruct) });

/** Finds the asset of an action, by id or else by key. Throws InvalidOperation. */
function requireAsset(assets: Assets, action: JsonObject): Asset {
  const { assetId, assetKey } = parseDraft(action, Target);
  const found = assets.find(({ id, key }) => (assetId === undefined ? key === assetKey : id === assetId));
  if (found && (assetId ?? assetKey) !== undefined) return found;
  throw invalidOperation(`There is no asset '${assetId ?? assetKey}'.`);
}

/** An action that changes the form of one asset. */
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

/** Here `assetKey` is the new key, not the key of the asset to change. */
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

/** Applies a change to the assets of a category or variant; no field if none are left. */
export function changeAssets(old: Assets | undefined, change: (assets: Assets) => Assets): WithAssets {
  const assets = change(old ?? []);
  return assets.length > 0 ? { assets } : {};
}
