import { describe, expect, it } from "vitest";
import { checkResponse } from "./check-response";
import { graphql } from "./graphql";

const sums = graphql(
  "fragment Sums on Cart { totalPrice { centAmount } taxedPrice { totalNet { centAmount } } }",
);

const document = graphql(
  `query Carts($where: String = "a (b") {
  all: carts(where: $where, sort: ["id asc"], limit: 2) { results {
    id taxMode country ...Sums
    totalPrice { currencyCode }
    discountOnTotalPrice { includedDiscounts { discount {
      value { type ... on RelativeDiscountValue { permyriad } }
    } } }
    custom { customFieldsRaw { value } }
  } }
}`,
  sums,
);

const relative = { discount: { value: { type: "relative", permyriad: 1200 } } };
const cart = {
  id: "cart",
  taxMode: "Platform",
  country: "AT",
  totalPrice: { centAmount: 100, currencyCode: "EUR" },
  taxedPrice: null,
  discountOnTotalPrice: { includedDiscounts: [relative, { discount: { value: { type: "absolute" } } }] },
  custom: { customFieldsRaw: [{ value: false }, { value: null }] },
};

const check = (results: unknown) => checkResponse(document, { all: { results } });

describe("a response", () => {
  it("is accepted as it is, with fields that were not selected", () => {
    const data = { all: { results: [{ ...cart, key: 1 }] } };
    const checked = checkResponse(document, data);
    expect(checked.ok && checked.value).toBe(data);
  });

  it.each([
    ["a missing field", { ...cart, id: undefined }, ".id -- Expected String!"],
    [
      "a missing field that may be null",
      { ...cart, taxedPrice: undefined },
      ".taxedPrice -- Expected TaxedPrice",
    ],
    ["null", { ...cart, totalPrice: null }, ".totalPrice -- Expected Money!"],
    ["an unknown value of an enum", { ...cart, taxMode: "None" }, ".taxMode -- Expected TaxMode!"],
    ["a country without a shop", { ...cart, country: "US" }, ".country -- Expected ShopCountry!"],
    [
      "a field that the document selects",
      { ...cart, totalPrice: { centAmount: 100 } },
      ".totalPrice.currencyCode -- Expected ShopCurrency!",
    ],
    [
      "a field that a fragment selects",
      { ...cart, totalPrice: { currencyCode: "EUR", centAmount: 1.5 } },
      ".totalPrice.centAmount -- Expected Long!",
    ],
    [
      "a field of one of several types",
      {
        ...cart,
        discountOnTotalPrice: {
          includedDiscounts: [{ discount: { value: { ...relative, type: "relative", permyriad: "12" } } }],
        },
      },
      ".discountOnTotalPrice.includedDiscounts.0.discount.value.permyriad -- Expected Int!",
    ],
    [
      "missing JSON",
      { ...cart, custom: { customFieldsRaw: [{ name: "a" }] } },
      ".custom.customFieldsRaw.0.value -- Expected Json!",
    ],
  ])("is refused for %s, without its values", (_what, broken, problem) => {
    expect(check([cart, broken])).toEqual({ ok: false, error: `At path: all.results.1${problem}` });
  });

  it.each([[null], ["Jana"], [[]]])("that is %j instead of an object is refused", (data) => {
    const { error } = checkResponse(document, data) as { readonly error: string };
    expect(error).toMatch(/^(At path: all -- )?Expected (Query|CartQueryResult!)$/);
  });
});

describe("a document that cannot be checked", () => {
  it.each([
    ["unclosed", "query Carts { carts { results { id }", "Unexpected end"],
    ["with an unknown field", "query Carts { cart { colour } }", "Cart has no field colour"],
    ["with an unknown fragment", "query Carts { cart { ...Parts } }", "no such fragment"],
    ["without an operation", "fragment Parts on Cart { id }", "No operation"],
  ])("is an error of the code: %s", (_what, text, message) => {
    expect(() => checkResponse(text, {})).toThrow(message);
  });
});
