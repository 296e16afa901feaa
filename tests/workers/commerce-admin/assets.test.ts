import { beforeAll, describe, expect, it } from "vitest";
import { type Administrator, type Body, connect } from "./administrator.ts";

let admin: Administrator;
let number = 0;

const name = (en: string) => ({ en });
const source = (uri: string) => ({ uri: `https://files.example/${uri}` });
const manual = { key: "manual", name: name("Manual"), sources: [source("manual.pdf")] };
const film = { name: name("Film"), tags: ["short"], sources: [source("film.mp4"), source("film.webm")] };

interface Asset {
  readonly id: string;
  readonly key?: string;
}

interface ProductBody extends Body {
  readonly masterData: {
    readonly current: { readonly masterVariant: { readonly assets?: readonly Asset[] } };
    readonly staged: { readonly masterVariant: { readonly assets?: readonly Asset[] } };
  };
}

beforeAll(async () => {
  admin = await connect();
  await admin.make("product-types", { key: "filed", name: "Filed", description: "" });
  await admin.make("types", {
    key: "file-fields",
    name: name("File"),
    resourceTypeIds: ["asset"],
    fieldDefinitions: [{ name: "pages", label: name("Pages"), type: { name: "Number" } }],
  });
});

const makeCategory = (assets: readonly object[]): Promise<Body> => {
  number += 1;
  return admin.make("categories", { name: name("Filed"), slug: name(`filed-${number}`), assets });
};

const toProductDraft = (assets: readonly object[]) => {
  number += 1;
  const masterVariant = { sku: `FILED-${number}`, assets };
  return {
    key: `filed-${number}`,
    productType: { key: "filed" },
    name: name("Filed"),
    slug: name(`filed-${number}`),
    publish: true,
    masterVariant,
  };
};

const assetsOf = ({ assets }: Body) => assets as readonly Asset[];
const withPages = (pages: unknown) => ({
  ...film,
  custom: { type: { typeId: "type", key: "file-fields" }, fields: { pages } },
});

describe("assets of a category", () => {
  it("are stored in order with unique ids", async () => {
    const made = await makeCategory([manual, withPages(3)]);
    expect(made.assets).toMatchObject([manual, { ...film, custom: { fields: { pages: 3 } } }]);
    expect(await admin.read(`categories/${made.id}`)).toEqual(made);
    const page = await (
      await admin.get(`categories?where=${encodeURIComponent(`id = "${made.id}"`)}`)
    ).json();
    expect(page).toMatchObject({ results: [{ assets: made.assets }] });
    expect(await makeCategory([])).not.toHaveProperty("assets");
  });

  it("change by every action, and do not change the version without a change", async () => {
    const made = await makeCategory([manual, film]);
    const [first, second] = assetsOf(made);
    const changed = await admin.change(
      "categories",
      made,
      { action: "changeAssetOrder", assetOrder: [second?.id, first?.id] },
      { action: "setAssetKey", assetId: second?.id, assetKey: "film" },
      { action: "changeAssetName", assetKey: "film", name: name("Trailer") },
      { action: "setAssetDescription", assetKey: "film", description: name("One minute") },
      { action: "setAssetTags", assetKey: "film" },
      { action: "setAssetSources", assetKey: "film", sources: [source("trailer.mp4")] },
      { action: "setAssetCustomType", assetKey: "film", type: { key: "file-fields" } },
      { action: "setAssetCustomField", assetKey: "film", name: "pages", value: 1 },
      { action: "addAsset", asset: { ...film, key: "first" }, position: 0 },
      { action: "removeAsset", assetId: first?.id },
    );
    expect(changed).toMatchObject({ version: 2 });
    expect(changed.assets).toEqual([
      { ...film, key: "first", id: expect.any(String) },
      {
        id: second?.id,
        key: "film",
        name: name("Trailer"),
        description: name("One minute"),
        sources: [source("trailer.mp4")],
        custom: { type: { typeId: "type", id: expect.any(String) }, fields: { pages: 1 } },
      },
    ]);
    const same = { action: "changeAssetName", assetKey: "film", name: name("Trailer") };
    expect(await admin.change("categories", changed, same)).toMatchObject({ version: 2 });
    const none = assetsOf(changed).map(({ id }) => ({ action: "removeAsset", assetId: id }));
    expect(await admin.change("categories", changed, ...none)).not.toHaveProperty("assets");
  });

  it("prevent the deletion of their fields' type", async () => {
    const type = await admin.make("types", { key: "held", name: name("Held"), resourceTypeIds: ["asset"] });
    const remove = () => admin.remove(`types/${type.id}?version=1`);
    const made = await makeCategory([manual, { ...film, custom: { type: { typeId: "type", key: "held" } } }]);
    expect(await (await remove()).json()).toMatchObject({
      errors: [{ code: "ReferenceExists", referencedBy: "category" }],
    });
    const [, asset] = assetsOf(made);
    await admin.change("categories", made, { action: "removeAsset", assetId: asset?.id });
    expect((await remove()).status).toBe(200);
  });

  it.each([
    [{ action: "removeAsset", assetId: "none" }, "InvalidOperation"],
    [{ action: "removeAsset" }, "InvalidOperation"],
    [{ action: "changeAssetOrder", assetOrder: [] }, "InvalidOperation"],
    [{ action: "addAsset", asset: manual }, "DuplicateField"],
    [{ action: "addAsset", asset: { ...film, sources: [] } }, "InvalidJsonInput"],
    [{ action: "setAssetCustomField", assetKey: "manual", name: "pages", value: 1 }, "InvalidOperation"],
  ])("refuse %j", async (action, code) => {
    const made = await makeCategory([manual]);
    const refusal = await admin.fail("categories", made, action);
    expect(refusal).toMatchObject({ statusCode: 400, errors: [{ code, actionIndex: 1 }] });
    expect(await admin.read(`categories/${made.id}`)).toEqual(made);
  });

  it("refuse drafts with a duplicate key, without a source, or with fields that their type does not have", async () => {
    for (const assets of [[manual, manual], [{ ...film, sources: [] }], [withPages("three")]]) {
      const answer = await admin.post("categories", { name: name("X"), slug: name("refused"), assets });
      expect(answer.status).toBe(400);
    }
  });
});

describe("assets of a variant", () => {
  it("are staged first, or published at once with the ids of the draft", async () => {
    const made = (await admin.make("products", toProductDraft([manual]))) as ProductBody;
    const [asset] = made.masterData.current.masterVariant.assets ?? [];
    expect(asset).toMatchObject(manual);
    const drafted = (await admin.change("products", made, {
      action: "addAsset",
      variantId: 1,
      asset: film,
    })) as ProductBody;
    expect(drafted.masterData.current.masterVariant.assets).toHaveLength(1);
    expect(drafted.masterData.staged.masterVariant.assets).toMatchObject([manual, film]);
    const shown = (await admin.change(
      "products",
      drafted,
      { action: "publish" },
      { action: "addAsset", variantId: 1, asset: withPages(9), staged: false },
      { action: "removeAsset", variantId: 1, assetKey: "manual", staged: false },
    )) as ProductBody;
    expect(shown.masterData.current.masterVariant.assets).toMatchObject([film, { custom: {} }]);
    expect(shown.masterData).toMatchObject({ hasStagedChanges: false, staged: shown.masterData.current });
    const refusal = await admin.fail("products", shown, { action: "addAsset", variantId: 7, asset: film });
    expect(refusal.errors).toMatchObject([{ code: "InvalidOperation", actionIndex: 1 }]);
    const bad = await admin.post("products", toProductDraft([withPages("many")]));
    expect(await bad.json()).toMatchObject({ errors: [{ code: "InvalidField", field: "pages" }] });
  });

  it("are imported, and a product with equal ones stays unchanged", async () => {
    const { publish, ...draft } = toProductDraft([manual, film]);
    const resource = { ...draft, productType: { typeId: "product-type", key: "filed" }, publish };
    await admin.post("import-containers", { key: "files" });
    const send = (resources: readonly object[]) =>
      admin.post("product-drafts/import-containers/files", { type: "product-draft", resources });
    expect((await send([resource])).status).toBe(201);
    const first = (await admin.read(`products/key=${draft.key}`)) as ProductBody;
    expect(first.masterData.current.masterVariant.assets).toMatchObject([manual, film]);
    await send([resource]);
    expect(await admin.read(`products/key=${draft.key}`)).toEqual(first);
    const renamed = { ...manual, name: name("Guide") };
    await send([{ ...resource, masterVariant: { ...draft.masterVariant, assets: [renamed, film] } }]);
    const second = (await admin.read(`products/key=${draft.key}`)) as ProductBody;
    const ids = ({ masterData }: ProductBody) => masterData.current.masterVariant.assets?.map(({ id }) => id);
    expect(second.masterData.current.masterVariant.assets).toMatchObject([renamed, film]);
    expect(ids(second)).toEqual(ids(first));
  });
});
