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
