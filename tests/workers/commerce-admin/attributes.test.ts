import { beforeAll, describe, expect, it } from "vitest";
import { type Administrator, connect, dataOf } from "./administrator.ts";
import { draftOf, makeCatalogueWorld } from "./catalogue-world.ts";

let admin: Administrator;

beforeAll(async () => {
  admin = await connect();
  await makeCatalogueWorld(admin);
});

const refuse = async (draft: object) =>
  ((await (await admin.post("products", draft)).json()) as { errors: readonly object[] }).errors[0];

describe("attributes", () => {
  it("of every kind are stored, and references show their target", async () => {
    const friend = await admin.make(
      "products",
      draftOf([{ name: "word", value: "friend" }], { publish: true }),
    );
    const values = [
      { name: "flag", value: false },
      { name: "words", value: { en: "Hi", de: "Hallo" } },
      { name: "size", value: "s" },
      { name: "mood", value: "good" },
      { name: "amount", value: 1.5 },
      { name: "deposit", value: { currencyCode: "EUR", centAmount: 100 } },
      { name: "day", value: "2026-02-28" },
      { name: "hour", value: "23:59:59.999" },
      { name: "moment", value: "2026-02-28T12:00:00.000Z" },
      { name: "friend", value: { typeId: "product", key: friend.key } },
      { name: "friends", value: [{ typeId: "product", id: friend.id }] },
      { name: "sizes", value: ["s"] },
      { name: "part", value: [{ name: "wood", value: "oak" }] },
    ];
    const made = await admin.make("products", draftOf(values, { publish: true }));
    const { product } = dataOf(
      await admin.graphql(
        `query ($id: String!) { product(id: $id) { masterData { current { masterVariant {
          attributesRaw(excludeNames: ["flag"]) { name value
            referencedResource { ... on Product { key } } referencedResourceSet { ... on Product { key } }
            attributesRaw { name value } } } } } } }`,
        { id: made.id },
      ),
    ) as unknown as {
      product: { masterData: { current: { masterVariant: { attributesRaw: { name: string }[] } } } };
    };
    const raw = product.masterData.current.masterVariant.attributesRaw;
    const named = (name: string) => raw.find((attribute) => attribute.name === name);
    expect(raw).toHaveLength(values.length - 1);
    expect(named("size")).toMatchObject({ value: { key: "s", label: "Small" }, referencedResource: null });
    expect(named("friend")).toMatchObject({
      value: { typeId: "product", id: friend.id },
      referencedResource: { key: friend.key },
    });
    expect(named("friends")).toMatchObject({ referencedResourceSet: [{ key: friend.key }] });
    expect(named("part")).toMatchObject({
      attributesRaw: [{ name: "wood", value: { key: "oak", label: "Oak" } }],
    });
  });

  it.each([
    ["flag", "yes"],
    ["word", 1],
    ["words", { en: 1 }],
    ["amount", "1"],
    ["deposit", { centAmount: 1.5, currencyCode: "EUR" }],
    ["day", "2026-02-30"],
    ["hour", "24:00"],
    ["moment", "2026-02-28"],
    ["friends", { typeId: "product" }],
    ["part", { name: "wood" }],
  ])("of the type of %s refuse %j", async (name, value) => {
    expect(await refuse(draftOf([{ name, value }]))).toMatchObject({
      code: "InvalidField",
      field: name,
      invalidValue: value,
    });
  });

  it("of an enum list the valid keys", async () => {
    const refusal = await refuse(draftOf([{ name: "sizes", value: ["xxl"] }]));
    expect(refusal).toMatchObject({ code: "InvalidField", field: "sizes", allowedValues: ["s"] });
  });

  it("are checked against their constraints", async () => {
    await admin.make("products", draftOf([{ name: "serial", value: "A-1" }]));
    expect(await refuse(draftOf([{ name: "serial", value: "A-1" }]))).toMatchObject({
      code: "DuplicateAttributeValue",
      attribute: { name: "serial", value: "A-1" },
    });
    const pair = [
      { name: "left", value: "a" },
      { name: "right", value: "b" },
    ];
    const variants = [{ sku: "P-PAIR", attributes: pair }];
    expect(await refuse(draftOf(pair, { variants }))).toMatchObject({
      code: "DuplicateAttributeValues",
      attributes: pair,
    });
    const maker = [{ sku: "P-MAKER", attributes: [{ name: "maker", value: "B" }] }];
    expect(await refuse(draftOf([{ name: "maker", value: "A" }], { variants: maker }))).toMatchObject({
      code: "InvalidOperation",
    });
    expect(await refuse(draftOf([], { productType: { key: "strict" } }))).toMatchObject({
      code: "RequiredField",
      field: "needed",
    });
    expect(await refuse(draftOf([{ name: "unheard", value: 1 }]))).toMatchObject({
      code: "AttributeNameDoesNotExist",
      invalidAttributeName: "unheard",
    });
    expect(await refuse(draftOf([{ name: "range", value: "wide" }]))).toMatchObject({
      code: "InvalidOperation",
    });
  });
});
