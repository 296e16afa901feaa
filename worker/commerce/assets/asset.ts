import { array, type Infer, nonempty, number, optional, refine, string, type } from "superstruct";
import type { CustomFields, Localized } from "../json/json.ts";
import { CustomStruct, KeyStruct, LocalizedStruct } from "../resources/draft-structs.ts";

export const SourcesStruct = nonempty(
  array(
    type({
      uri: nonempty(string()),
      key: optional(string()),
      dimensions: optional(type({ w: number(), h: number() })),
      contentType: optional(string()),
    }),
  ),
);

export const AssetDraftStruct = type({
  key: optional(KeyStruct),
  name: LocalizedStruct,
  description: optional(LocalizedStruct),
  tags: optional(array(string())),
  sources: SourcesStruct,
  custom: optional(CustomStruct),
});

type AssetDraft = Infer<typeof AssetDraftStruct>;

/** The assets of one category or variant; their keys are unique there. */
export const AssetDraftsStruct = refine(array(AssetDraftStruct), "keys", (drafts) => {
  const keys = drafts.flatMap(({ key }) => key ?? []);
  return new Set(keys).size === keys.length || "Two assets have the same key";
});

/** A file beside a category or a product variant, a manual or a film: one or more sources of the same content. */
export interface Asset {
  readonly id: string;
  readonly key?: string;
  readonly name: Localized;
  readonly description?: Localized;
  readonly tags?: readonly string[];
  readonly sources: Infer<typeof SourcesStruct>;
  readonly custom?: CustomFields;
}

/** Of a category or variant without assets the field is not there. */
export interface WithAssets {
  readonly assets?: readonly Asset[];
}

export function toAsset({ key, name, description, tags, sources, custom }: AssetDraft): Asset {
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

/** The assets of a new category or variant, with their ids; no field for none. */
export function toAssets(drafts: readonly AssetDraft[] | undefined): WithAssets {
  return drafts && drafts.length > 0 ? { assets: drafts.map(toAsset) } : {};
}

/** The custom fields of these assets. */
export function assetCustoms({ assets }: WithAssets): readonly CustomFields[] {
  return (assets ?? []).flatMap(({ custom }) => custom ?? []);
}
