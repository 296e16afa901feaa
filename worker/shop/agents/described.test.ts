import { array, enums, integer, min, optional, size, string, type } from "superstruct";
import { expect, it } from "vitest";
import { described, optionally, toJsonSchema } from "./described";

it("converts a struct to JSON Schema with its descriptions", () => {
  const struct = type({
    id: described(size(string(), 1, 10), "Its id"),
    kind: enums(["one", "two"]),
    lines: optional(array(type({ quantity: min(integer(), 1) }))),
    note: optionally(string(), "A note"),
  });
  expect(toJsonSchema(struct)).toEqual({
    type: "object",
    properties: {
      id: { type: "string", description: "Its id" },
      kind: { type: "string", enum: ["one", "two"] },
      lines: {
        type: "array",
        items: { type: "object", properties: { quantity: { type: "integer" } }, required: ["quantity"] },
      },
      note: { type: "string", description: "A note" },
    },
    required: ["id", "kind"],
  });
});
