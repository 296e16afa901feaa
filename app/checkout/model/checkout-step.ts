export const checkoutSteps = ["cart", "shipping", "billing", "payment", "thank-you"] as const;

export type CheckoutStep = (typeof checkoutSteps)[number];

/** cart 1, shipping 2, billing 3, payment 4, thank-you 5. */
export function toStepNumber(step: CheckoutStep): number {
  return checkoutSteps.indexOf(step) + 1;
}

/** Returns a step's page; shipping and billing are two parts of the addresses page. */
export function toStepPath(step: CheckoutStep): string {
  switch (step) {
    case "cart":
      return "/checkout/cart";
    case "shipping":
    case "billing":
      return "/checkout/addresses";
    case "payment":
      return "/checkout/payment";
    case "thank-you":
      return "/checkout/thank-you";
  }
}

/** One page of the checkout. */
export type CheckoutStation = {
  readonly name: "cart" | "addresses" | "payment" | "thank-you";
  readonly path: string;
  /** The page's place, from 1; the specification's numbers are those of the steps. */
  readonly number: number;
  readonly state: "done" | "current" | "ahead";
};

const stations = [
  ["cart", ["cart"]],
  ["addresses", ["shipping", "billing"]],
  ["payment", ["payment"]],
  ["thank-you", ["thank-you"]],
] as const;

/** Lists the pages of the checkout in order; steps that share a page share its station. */
export function listStations(current: CheckoutStep): readonly CheckoutStation[] {
  return stations.map(([name, steps], at) => {
    const [first, last] = [toStepNumber(steps[0]), toStepNumber(steps.at(-1) ?? steps[0])];
    const now = toStepNumber(current);
    return {
      name,
      path: toStepPath(steps[0]),
      number: at + 1,
      state: last < now ? "done" : first > now ? "ahead" : "current",
    };
  });
}
