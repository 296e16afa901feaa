import { beforeEach, describe, expect, it } from "vitest";
import type { CartCommand } from "../../../app/cart/model/cart-command";
import type { CountryCode } from "../../../app/countries/model/country";
import type { ConsentCode } from "../../../app/orders/model/order";
import { platform } from "../../support/commerce-stand-in";
import { sampleAddress } from "../../support/sample-cart";
import { add, newAddress, newKey, rooms } from "./room-fixture";

beforeEach(() => platform.reset());

/** Returns the cart's consent to review mails after an order with these consents. */
async function orderIn(country: CountryCode, consents?: readonly ConsentCode[] | null) {
  const address = { ...newAddress(), country };
  const opened = await rooms.execute(address, add(1), newKey());
  if (!opened.ok) throw new Error(`No cart: ${opened.error.code}`);
  const cartId = opened.value.cart.id;
  const addresses: CartCommand = {
    type: "set-addresses",
    email: "jana@example.cz",
    billing: sampleAddress,
    shipping: null,
    shippingAddressType: "SAME_AS_BILLING",
  };
  await rooms.execute({ ...address, cartId }, addresses, newKey());
  await rooms.startPayment(
    { ...address, cartId },
    {
      method: "bank_transfer",
      agreedCents: null,
      ...(consents !== undefined && { consents }),
      returnUrl: `http://${country.toLowerCase()}.localhost/payment/return`,
      locale: "cs-CZ",
      idempotencyKey: newKey(),
    },
  );
  const fields = platform.carts.get(cartId)?.fields;
  return [fields?.get("paymentMethod"), fields?.get("customerAgreedToSendEmail")];
}

describe("the consents of an order", () => {
  it("are stored on the cart when the country requires them, given and refused alike", async () => {
    expect(await orderIn("CZ", [])).toEqual(["bank_transfer", false]);
    expect(await orderIn("CZ", ["review-mail"])).toEqual(["bank_transfer", true]);
  });

  it("do not change the cart when the caller reports none", async () => {
    expect(await orderIn("CZ")).toEqual(["bank_transfer", undefined]);
    expect(await orderIn("CZ", null)).toEqual(["bank_transfer", undefined]);
  });

  it("are ignored when the country does not require them", async () => {
    expect(await orderIn("SK", [])).toEqual(["bank_transfer", undefined]);
  });
});
