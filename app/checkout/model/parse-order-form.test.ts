import { expect, it } from "vitest";
import { parseOrderForm } from "./parse-order-form";

function parse(fields: Readonly<Record<string, string>>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return parseOrderForm(form);
}

it("reads the order button's form", () => {
  const form = { intent: "order", method: "scheme", cart: "c-1", total: "12345", key: "pay:c-1:4" };
  expect(parse(form)).toEqual({
    intent: "order",
    method: "scheme",
    cartId: "c-1",
    totalCents: 12345,
    key: "pay:c-1:4",
    birthDate: null,
    agreedToReviewMail: true,
    newsletter: "left-alone",
  });
});

it("orders only on request, and drops unknown fields", () => {
  const odd = {
    intent: "",
    method: "gold",
    cart: "<x>",
    total: "12.5",
    key: "a b",
    refuseReviewMail: "on",
    newsletter: "refuses",
    birthDate: "1980-02-29",
  };
  expect(parse(odd)).toEqual({
    intent: "update",
    method: null,
    cartId: null,
    totalCents: null,
    key: null,
    birthDate: "1980-02-29",
    agreedToReviewMail: false,
    newsletter: "refuses",
  });
});
