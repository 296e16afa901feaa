import { expect, it } from "vitest";
import { checkoutSteps, listStations, toStepNumber, toStepPath } from "./checkout-step";

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

it("has one station per page, numbered without gaps: that of the addresses has two steps", () => {
  const list = (step: (typeof checkoutSteps)[number]) =>
    listStations(step).map(({ number, name, state }) => `${number} ${name} ${state}`);
  expect(list("shipping")).toEqual([
    "1 cart done",
    "2 addresses current",
    "3 payment ahead",
    "4 thank-you ahead",
  ]);
  expect(list("billing")).toEqual(list("shipping"));
  expect(list("payment")[1]).toBe("2 addresses done");
});
