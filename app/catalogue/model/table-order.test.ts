import { expect, it } from "vitest";
import { parseTableOrder } from "./table-order";

function toForm(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

it("reads the filled rows in their order, without empty fields and zeros", () => {
  const form = toForm({ "pieces.EX2": " 3 ", "pieces.EX1": "", "pieces.EX4": "0", "pieces.EX3": "1" });
  expect(parseTableOrder(form)).toEqual({
    pressed: [
      { sku: "EX2", text: "3" },
      { sku: "EX3", text: "1" },
    ],
    others: [],
  });
});

it("reads only the row whose button was pressed, and reports the others", () => {
  const form = toForm({ "pieces.EX1": "2", "pieces.EX2": "5", sku: "EX2" });
  expect(parseTableOrder(form)).toEqual({
    pressed: [{ sku: "EX2", text: "5" }],
    others: [{ sku: "EX1", text: "2" }],
  });
});

it("adds one piece if the pressed row's field is empty", () => {
  expect(parseTableOrder(toForm({ "pieces.EX1": "", sku: "EX1" })).pressed).toEqual([
    { sku: "EX1", text: "1" },
  ]);
});

it("retains a quantity that is no number, so that it can be named", () => {
  expect(parseTableOrder(toForm({ "pieces.EX1": "two" })).pressed).toEqual([{ sku: "EX1", text: "two" }]);
});

it("ignores other fields, and names that are no SKU", () => {
  const form = toForm({ "pieces.": "1", "pieces.a b;c": "1", page: "2", key: "k" });
  expect(parseTableOrder(form).pressed).toEqual([]);
});
