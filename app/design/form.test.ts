import { expect, it } from "vitest";
import { toQuery } from "./form";

it("omits empty fields, and keeps several of one name", () => {
  const fields = new FormData();
  for (const [name, value] of [
    ["q", " grill "],
    ["brand", ""],
    ["price.from", " "],
    ["price.to", "200"],
    ["color", "red"],
    ["color", "blue"],
  ] as const)
    fields.append(name, value);
  expect(toQuery(fields).toString()).toBe("q=grill&price.to=200&color=red&color=blue");
});
