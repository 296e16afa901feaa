import { expect, it } from "vitest";
import { dropLostReferences } from "./key-index.ts";

const lost = (typeId: string) => ({ typeId, id: "8d1f" });

it("omits references without a key, and what is meaningless without them", () => {
  const fields = {
    customer: lost("customer"),
    store: { typeId: "store", key: "berlin" },
    paymentInfo: { payments: [lost("payment"), { typeId: "payment", key: "p" }] },
    shippingInfo: {
      shippingMethod: lost("shipping-method"),
      discountedPrice: { value: { centAmount: 1 }, includedDiscounts: [{ discount: lost("cart-discount") }] },
    },
    custom: { type: lost("type"), fields: { note: "kept by nobody" } },
    transactions: [{ type: "Charge" }],
  };
  expect(dropLostReferences(fields)).toEqual({
    store: { typeId: "store", key: "berlin" },
    paymentInfo: { payments: [{ typeId: "payment", key: "p" }] },
    shippingInfo: { discountedPrice: { value: { centAmount: 1 }, includedDiscounts: [] } },
    transactions: [{ type: "Charge" }],
  });
});
