import { expect, it } from "vitest";
import { checkoutSteps, toStepNumber, toStepPath } from "./checkout-step";

it("numbers the steps as the specification does", () => {
  expect(checkoutSteps.map((step) => [step, toStepNumber(step)])).toEqual([
    ["cart", 1],
    ["shipping", 2],
    ["billing", 3],
    ["payment", 4],
    ["thank-you", 5],
  ]);
});

it("has shipping and billing on one page", () => {
  expect(toStepPath("shipping")).toBe(toStepPath("billing"));
});
