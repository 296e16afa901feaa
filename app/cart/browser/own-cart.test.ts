import { expect, it } from "vitest";
import { sampleCart, sampleLine } from "../../../tests/support/sample-cart";
import { createTranslate } from "../../i18n/create-translate";
import { createCartStore } from "./cart-state";
import { OwnCart, type PersonalCart } from "./own-cart";

const terms = {
  offers: [],
  maxLineQuantity: 1000,
  lowStock: { highCents: 100000, lowCents: 25000 },
  timeZone: "Europe/London",
  now: "2026-11-22T10:00:00Z",
};

it("shows the cart's pieces when an older first read returns while the terms load", async () => {
  const cart = sampleCart({ lines: [sampleLine({ quantity: 2 })] });
  const state = createCartStore();
  const reading = Promise.withResolvers<PersonalCart>();
  const own = new OwnCart({
    page: { prefix: "", translate: createTranslate("en-GB") },
    state,
    readCart: () => reading.promise,
    toView: () => ({ lines: [] }) as never,
    showInCart() {},
  });
  const received = own.receive(cart);
  state.set({ pieces: 0, cartId: null });
  reading.resolve({ cart, terms });
  await received;
  expect(state.get()).toMatchObject({ pieces: 2, cartId: cart.id, isLive: true });
});
