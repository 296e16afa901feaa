import { expect, it } from "vitest";
import { toQuery } from "./form";

it("omits empty fields, and keeps both ends of a range when one has a value", () => {
  const fields = new FormData();
  for (const [name, value] of [
    ["q", " grill "],
    ["brand", ""],
    ["price", ""],
    ["price", "200"],
    ["color", "red"],
    ["color", "blue"],
  ] as const)
    fields.append(name, value);
  expect(toQuery(fields).toString()).toBe("q=grill&price=&price=200&color=red&color=blue");
});
