import { expect, it } from "vitest";
import { sampleCart, sampleLine } from "../../../tests/support/sample-cart";
import { money } from "../../foundation/money";
import { toCartMoney, toLineMoney } from "./cart-money";

const eur = (cents: number) => money(cents, "EUR");
const tier = { id: "tier", name: { de: "Mengenrabatt" }, permyriad: 500, amount: eur(4485) };

it("lists a volume price's reduction of its line", () => {
  const line = sampleLine({ quantity: 3, unitPrice: eur(29900), discounts: [tier], total: eur(85215) });
  const { subtotal, discounts } = toCartMoney(sampleCart({ lines: [line] }));
  expect(toLineMoney(line)).toMatchObject({
    unitPrice: eur(29900),
    discounts: [{ name: tier.name, amount: eur(4485) }],
  });
  expect(subtotal).toEqual(eur(85215));
  expect(discounts).toEqual([]);
});

it("shows an amount that no discount explains as an unnamed discount", () => {
  const line = sampleLine({ total: eur(9000) });
  const shown = toCartMoney(sampleCart({ lines: [line], total: eur(8500) }));
  expect(toLineMoney(line).discounts).toMatchObject([{ name: null, amount: eur(1000) }]);
  expect(shown.discounts).toMatchObject([{ name: null, amount: eur(500) }]);
});

it("strikes the price that the shop reduced, but no price of a gift", () => {
  const reduced = sampleLine({ listPrice: eur(12000) });
  const gift = sampleLine({ id: "gift", kind: "gift", listPrice: eur(2899), unitPrice: eur(0) });
  expect([reduced, gift].map((line) => toLineMoney(line).struckPrice)).toEqual([eur(12000), null]);
});

it("includes the estimated delivery in the total while the cart has no shipping method", () => {
  const { delivery, total } = toCartMoney(sampleCart({ shipping: null }), eur(195));
  expect(delivery?.price).toEqual(eur(195));
  expect(total).toEqual(eur(10195));
});

it("subtracts the VAT of a net sale from the gross sum", () => {
  const taxPortions = [{ name: "VAT", ratePermyriad: 2000, amount: eur(1667) }];
  const { subtotal, vatOff, total } = toCartMoney(
    sampleCart({ isNet: true, taxPortions, total: eur(8333), totalNet: eur(8333) }),
  );
  expect([subtotal, vatOff, total]).toEqual([eur(10000), eur(1667), eur(8333)]);
});
