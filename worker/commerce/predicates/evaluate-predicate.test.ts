import { describe, expect, it } from "vitest";
import { evaluatePredicate } from "./evaluate-predicate.ts";
import { parsePredicate } from "./parse-predicate.ts";
import { type PredicateSubject, PredicateSyntaxError, type PredicateValue } from "./predicate.ts";

function subjectOf(fields: Record<string, PredicateValue>, lines: PredicateSubject[] = []): PredicateSubject {
  return {
    readField: (path) => fields[path.join(".")],
    callFunction: (name, test) => {
      const matching = lines.filter(test);
      if (name === "lineItemExists") return matching.length > 0;
      return name === "lineItemCount" ? matching.length : undefined;
    },
  };
}

const freight = subjectOf({ sku: "EX10012874", "attributes.isPackageTypeFreight": true, quantity: 2 });
const parcel = subjectOf({ sku: "EX10012875", "categories.id": ["a", "b"], "attributes.odd name": "x" });
const cart = subjectOf(
  {
    totalPrice: { currencyCode: "EUR", centAmount: 90_000 },
    currency: "EUR",
    "customer.email": "anna@example.com",
    "custom.tags": ["new", "sale"],
    "custom.none": [],
  },
  [freight, parcel],
);

describe("cart predicates", () => {
  it.each([
    ["1 = 1", true],
    ["true", true],
    ["false", false],
    ['totalPrice > "800.00 EUR"', true],
    ['totalPrice > "900.00 EUR"', false],
    ['totalPrice >= "900.00 EUR"', true],
    ['totalPrice > "1.00 CZK"', false],
    ['currency = "EUR" AND customer.email = "anna@example.com"', true],
    ['currency != "EUR" or currency <> "CZK"', true],
    ['currency in ("CZK", "EUR")', true],
    ['currency not in ("CZK", "EUR")', false],
    ["lineItemExists(attributes.isPackageTypeFreight = true)", true],
    ["lineItemExists(attributes.isPackageTypeFreight = true) = true", true],
    ["not(lineItemExists(attributes.isPackageTypeFreight = true))", false],
    ['lineItemCount(sku = "EX10012874" or quantity > 5) = 1', true],
    ["lineItemCount(true) >= 2", true],
    ['lineItemExists(categories.id = "b")', true],
    ['lineItemExists(categories.id contains any ("c", "b"))', true],
    ['lineItemExists(categories.id contains all ("c", "b"))', false],
    ['lineItemExists(attributes.`odd name` = "x")', true],
    ['custom.tags contains "sale"', true],
    ["custom.missing is defined", false],
    ["custom.missing is not defined", true],
    ["custom.none is empty", true],
    ["custom.tags is not empty", true],
    ['custom.missing = "x"', false],
    ['(currency = "CZK" or currency = "EUR") and not (1 = 2)', true],
  ])("%s is %s", (source, expected) => {
    expect(evaluatePredicate(parsePredicate(source), cart)).toBe(expected);
  });

  it.each(["", "a =", "a b", '"x', "not", "a in", "(1 = 1", "1 = 1)", "a is", ";", "1", "(".repeat(500)])(
    "refuses %j",
    (source) => {
      expect(() => parsePredicate(source)).toThrow(PredicateSyntaxError);
    },
  );

  it.each([
    ["lists in lists", `sku in ${"(".repeat(60)}"a"${")".repeat(60)}`],
    ["lists without end", `sku = ${"(".repeat(9_000)}`],
    ["brackets", `${"(".repeat(60)}1 = 1${")".repeat(60)}`],
    ["functions", `${"lineItemExists(".repeat(60)}1 = 1${")".repeat(60)}`],
    ["negations", `${"not ".repeat(60)}1 = 1`],
  ])("refuse %s nested too deeply", (_what, source) => {
    expect(() => parsePredicate(source)).toThrow("The predicate is nested too deeply");
  });

  it("may be long chains, up to a length", () => {
    const chain = (length: number) => Array.from({ length }, () => "1 = 2").join(" or ");
    expect(evaluatePredicate(parsePredicate(chain(1_000)), cart)).toBe(false);
    expect(() => parsePredicate(chain(2_000))).toThrow("longer than 10000 characters");
  });
});
