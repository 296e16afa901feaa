import { beforeAll, describe, expect, it } from "vitest";
import { type Administrator, type Body, connect } from "./administrator.ts";

let admin: Administrator;

beforeAll(async () => {
  admin = await connect();
});

const label = (en: string) => ({ en });

describe("a product type", () => {
  let type: Body;

  beforeAll(async () => {
    type = await admin.make("product-types", {
      key: "boots",
      name: "Boots",
      description: "",
      attributes: [
        {
          name: "colour",
          label: label("Colour"),
          type: { name: "enum", values: [{ key: "red", label: "Red" }] },
        },
        { name: "height", label: label("Height"), type: { name: "number" } },
      ],
    });
  });

  it("grows, is relabelled and reordered, with one version per update", async () => {
    type = await admin.change(
      "product-types",
      type,
      {
        action: "addAttributeDefinition",
        attribute: { name: "lining", label: label("Lining"), type: { name: "ltext" } },
      },
      { action: "addPlainEnumValue", attributeName: "colour", value: { key: "blue", label: "Blue" } },
      {
        action: "changePlainEnumValueOrder",
        attributeName: "colour",
        values: [{ key: "blue" }, { key: "red" }],
      },
      {
        action: "changePlainEnumValueLabel",
        attributeName: "colour",
        newValue: { key: "red", label: "Crimson" },
      },
      { action: "changeEnumKey", attributeName: "colour", key: "blue", newKey: "navy" },
      { action: "changeLabel", attributeName: "height", label: label("Shaft") },
      { action: "setInputTip", attributeName: "height", inputTip: label("in cm") },
      { action: "changeIsSearchable", attributeName: "height", isSearchable: false },
      { action: "changeAttributeOrderByName", attributeNames: ["lining", "height", "colour"] },
    );
    expect(type).toMatchObject({
      version: 2,
      attributes: [
        { name: "lining", attributeConstraint: "None", level: "Variant" },
        { name: "height", label: { en: "Shaft" }, inputTip: { en: "in cm" }, isSearchable: false },
        {
          name: "colour",
          type: {
            values: [
              { key: "navy", label: "Blue" },
              { key: "red", label: "Crimson" },
            ],
          },
        },
      ],
    });
  });

  it.each([
    [
      { action: "changeLabel", attributeName: "none", label: {} },
      { code: "AttributeNameDoesNotExist", invalidAttributeName: "none" },
    ],
    [
      { action: "addAttributeDefinition", attribute: { name: "height", label: {}, type: { name: "text" } } },
      { code: "AttributeDefinitionAlreadyExists", conflictingAttributeName: "height" },
    ],
    [
      { action: "addPlainEnumValue", attributeName: "colour", value: { key: "red", label: "R" } },
      { code: "EnumKeyAlreadyExists", conflictingEnumKey: "red" },
    ],
    [
      { action: "removeEnumValues", attributeName: "colour", keys: ["pink"] },
      { code: "EnumKeyDoesNotExist", conflictingEnumKey: "pink" },
    ],
    [
      { action: "changePlainEnumValueOrder", attributeName: "colour", values: [{ key: "red" }] },
      { code: "EnumValuesMustMatch" },
    ],
    [
      { action: "changeAttributeConstraint", attributeName: "colour", newValue: "Unique" },
      { code: "InvalidOperation" },
    ],
    [{ action: "changeInputHint", attributeName: "colour", newValue: "Loud" }, { code: "InvalidJsonInput" }],
    [
      { action: "dance" },
      {
        code: "InvalidJsonInput",
        detailedErrorMessage: "actions -> action: Invalid update action 'dance'.",
      },
    ],
  ])("refuses %j", async (action, error) => {
    const refusal = await admin.fail("product-types", type, action);
    expect(refusal).toMatchObject({ statusCode: 400, errors: [error] });
    expect(await admin.read(`product-types/${type.id}`)).toMatchObject({ version: type.version });
  });

  it("names duplicate enum keys", async () => {
    const values = [
      { key: "a", label: "A" },
      { key: "a", label: "B" },
    ];
    const response = await admin.post("product-types", {
      name: "Doubled",
      description: "",
      attributes: [{ name: "size", label: {}, type: { name: "enum", values } }],
    });
    expect(await response.json()).toMatchObject({
      errors: [{ code: "DuplicateEnumValues", duplicates: ["a"] }],
    });
  });

  it("removes a deleted attribute from its products and renames another in them", async () => {
    const draft = {
      productType: { key: "boots" },
      name: label("Boot"),
      slug: label("boot-one"),
      publish: true,
      masterVariant: {
        sku: "BOOT-1",
        attributes: [
          { name: "colour", value: "red" },
          { name: "height", value: 30 },
        ],
      },
    };
    const product = await admin.make("products", draft);
    type = await admin.change("product-types", type, {
      action: "changeEnumKey",
      attributeName: "colour",
      key: "red",
      newKey: "crimson",
    });
    expect(await admin.read(`products/${product.id}`)).toMatchObject({
      version: 2,
      masterData: {
        current: {
          masterVariant: { attributes: [{ name: "colour", value: "crimson" }, { name: "height" }] },
        },
      },
    });
    type = await admin.change(
      "product-types",
      type,
      { action: "removeAttributeDefinition", name: "colour" },
      { action: "changeAttributeName", attributeName: "height", newAttributeName: "shaft" },
    );
    const { masterData, version } = (await admin.read(`products/${product.id}`)) as unknown as {
      version: number;
      masterData: { current: { masterVariant: { attributes: unknown } } };
    };
    expect(masterData.current.masterVariant.attributes).toEqual([{ name: "shaft", value: 30 }]);
    expect(version).toBe(3);
    const held = await admin.remove(`product-types/${type.id}?version=${type.version}`);
    expect(await held.json()).toMatchObject({
      errors: [{ code: "ReferenceExists", referencedBy: "product" }],
    });
  });
});
