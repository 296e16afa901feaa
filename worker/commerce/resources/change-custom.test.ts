import { expect, it } from "vitest";
import { changeCustom } from "./change-custom.ts";

const type = { typeId: "type", id: "a-type" };

it("sets a type with its fields, then single fields, and removes all with the type", () => {
  const set = changeCustom(null, { action: "setCustomType", type, fields: { motto: "Go" } });
  expect(set).toEqual({ type, fields: { motto: "Go" } });
  expect(changeCustom(set, { action: "setCustomField", name: "count", value: 3 })).toEqual({
    type,
    fields: { motto: "Go", count: 3 },
  });
  expect(changeCustom(set, { action: "setCustomType" })).toBeNull();
});

it("cannot set a field without a type", () => {
  expect(() => changeCustom(null, { action: "setCustomField", name: "count", value: 3 })).toThrow(
    /no custom type/,
  );
});
