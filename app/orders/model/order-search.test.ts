import { describe, expect, it } from "vitest";
import { toTypedOrderNumber } from "./order-number";
import { parseOrderSearch } from "./order-search";

function parse(fields: Readonly<Record<string, string>>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return parseOrderSearch(form);
}

describe("the number of an order, as entered", () => {
  it.each([
    ["4034-8504-9635", "4034-8504-9635"],
    [" 4034 8504 9635 ", "4034-8504-9635"],
    ["403485049635", "4034-8504-9635"],
    ["a-17", "A-17"],
    ['1" or 1 = 1', ""],
    ["", ""],
    [null, ""],
  ])("%j is %j", (typed, number) => expect(toTypedOrderNumber(typed)).toBe(number));
});

it("keeps what was entered, also when it is malformed", () => {
  expect(parse({ orderNumber: "4034850 49635", email: " Jana@example.com " })).toEqual({
    typed: { orderNumber: "4034850 49635", email: "Jana@example.com" },
    orderNumber: "4034-8504-9635",
    email: "Jana@example.com",
  });
  expect(parse({ orderNumber: "?", email: "jana" })).toEqual({
    typed: { orderNumber: "?", email: "jana" },
    orderNumber: "",
    email: "",
  });
});
