import { beforeAll, describe, expect, it } from "vitest";
import { type Administrator, connect } from "./administrator.ts";

let admin: Administrator;

beforeAll(async () => {
  admin = await connect();
});

const label = (en: string) => ({ en });

describe("a type of custom fields", () => {
  it("gains, orders and loses fields", async () => {
    const made = await admin.make("types", {
      key: "extras",
      name: label("Extras"),
      resourceTypeIds: ["category"],
    });
    const field = (name: string, type: object) => ({ name, label: label(name), type });
    const changed = await admin.change(
      "types",
      made,
      { action: "addFieldDefinition", fieldDefinition: field("motto", { name: "String" }) },
      { action: "addFieldDefinition", fieldDefinition: field("mood", { name: "Enum", values: [] }) },
      { action: "addEnumValue", fieldName: "mood", value: { key: "good", label: "Good" } },
      { action: "changeLabel", fieldName: "motto", label: label("Motto") },
      { action: "changeInputHint", fieldName: "motto", inputHint: "MultiLine" },
      { action: "changeFieldDefinitionOrder", fieldNames: ["mood", "motto"] },
    );
    expect(changed).toMatchObject({
      version: 2,
      fieldDefinitions: [
        { name: "mood", type: { values: [{ key: "good" }] } },
        { name: "motto", label: { en: "Motto" }, inputHint: "MultiLine" },
      ],
    });
    const left = await admin.change("types", changed, { action: "removeFieldDefinition", fieldName: "mood" });
    expect(left).toMatchObject({ fieldDefinitions: [{ name: "motto" }] });
    const twice = await admin.fail("types", left, { action: "removeFieldDefinition", fieldName: "mood" });
    expect(twice.errors).toMatchObject([{ code: "InvalidOperation", actionIndex: 1 }]);
    await admin.make("categories", {
      key: "with-extras",
      name: label("With"),
      slug: label("with-extras"),
      custom: { type: { key: "extras" }, fields: { motto: "Go" } },
    });
    const held = await admin.remove(`types/${left.id}?version=${left.version}`);
    expect(await held.json()).toMatchObject({
      errors: [{ code: "ReferenceExists", referencedBy: "category" }],
    });
  });
});

describe("custom fields of the catalogue", () => {
  beforeAll(async () => {
    const field = (name: string, type: object, required = false) => ({
      name,
      label: label(name),
      type,
      required,
    });
    await admin.make("types", {
      key: "strict-fields",
      name: label("Strict"),
      resourceTypeIds: ["category", "store"],
      fieldDefinitions: [
        field("needed", { name: "String" }, true),
        field("colour", { name: "Enum", values: [{ key: "red", label: "Red" }] }),
        field("count", { name: "Number" }),
      ],
    });
  });

  it.each([
    [
      { needed: "x", unheard: 1 },
      { code: "InvalidField", field: "unheard" },
    ],
    [
      { needed: "x", count: "three" },
      { code: "InvalidField", field: "count", invalidValue: "three" },
    ],
    [
      { needed: "x", colour: "blue" },
      { code: "InvalidField", allowedValues: ["red"] },
    ],
    [{ count: 3 }, { code: "RequiredField", field: "needed" }],
  ])("are validated against their type: %j", async (fields, error) => {
    const custom = { type: { typeId: "type", key: "strict-fields" }, fields };
    const store = await admin.post("stores", { key: "strict-store", custom });
    expect([store.status, await store.json()]).toMatchObject([400, { errors: [error] }]);
    const category = await admin.post("categories", { name: {}, slug: { en: "strict" }, custom });
    expect([category.status, await category.json()]).toMatchObject([400, { errors: [error] }]);
  });

  it("stay valid after changes", async () => {
    const custom = { type: { typeId: "type", key: "strict-fields" }, fields: { needed: "x" } };
    const store = await admin.make("stores", { key: "strict-store", custom });
    const bad = await admin.fail("stores", store, { action: "setCustomField", name: "count", value: "many" });
    expect(bad.errors).toMatchObject([{ code: "InvalidField", field: "count" }]);
    const gone = await admin.fail("stores", store, { action: "setCustomField", name: "needed", value: null });
    expect(gone.errors).toMatchObject([{ code: "RequiredField", field: "needed" }]);
    const good = await admin.change("stores", store, { action: "setCustomField", name: "count", value: 4 });
    expect(good).toMatchObject({ version: 2, custom: { fields: { needed: "x", count: 4 } } });
    expect(await admin.change("stores", good, { action: "setCustomType" })).not.toHaveProperty("custom");
  });
});
