import { expect, it } from "vitest";
import { parseCartForm } from "./parse-cart-form";

function parse(fields: Readonly<Record<string, string>>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return parseCartForm(form);
}

it.each([
  ["3", 3],
  ["0", 1],
  ["-4", 1],
  ["abc", 1],
  ["", 1],
  ["2.9", 2],
  ["1e99", 1_000_000],
])("for quantity %j adds %i pieces", (quantity, pieces) => {
  expect(parse({ intent: "add", sku: "EX10012874", quantity })?.command).toEqual({
    type: "add-line",
    sku: "EX10012874",
    quantity: pieces,
  });
});

it.each([
  ["-1", 1],
  ["0.4", 1],
  ["1,5", 1],
  ["7", 7],
  ["x", 1],
  ["", 1],
])("sets a line to quantity %j as %i", (quantity, pieces) => {
  expect(parse({ intent: "set-quantity", line: "l1", quantity })?.command).toMatchObject({
    lineId: "l1",
    quantity: pieces,
  });
});

it("removes a line that is set to zero, so that the removal can be undone", () => {
  expect(parse({ intent: "set-quantity", line: "l1", quantity: "0" })?.command).toEqual({
    type: "remove-line",
    lineId: "l1",
  });
});

it("accepts a key of the shop's form and drops any other", () => {
  expect(parse({ intent: "remove", line: "l1", key: "abcd-1234" })?.key).toBe("abcd-1234");
  expect(parse({ intent: "remove", line: "l1", key: "a b" })?.key).toBeNull();
});

it("rejects other intents", () => {
  expect(parse({ intent: "steal" })).toBeNull();
  expect(parse({})).toBeNull();
});
