import { beforeAll, describe, expect, it } from "vitest";
import { createCart, SK, updateCart } from "./cart-documents.ts";
import { fetchClientToken, migrate } from "./platform.ts";
import { seedShop } from "./seed.ts";

let token = "";

beforeAll(async () => {
  await migrate();
  await seedShop();
  token = await fetchClientToken();
});

const line = (sku: string, quantity = 1) => ({ sku, quantity });

async function priceCart(draft: object) {
  const { data, errors } = await createCart(token, { shippingAddress: SK, ...draft });
  expect(errors).toBeUndefined();
  return data.createCart;
}

describe("a cart on the platform", () => {
  it("shows the details of its lines, in all languages", async () => {
    const cart = await priceCart({ lineItems: [line("EX10000001", 2)], locale: "sk" });
    expect(cart.lineItems[0]).toMatchObject({
      name: "Machine EX10000001",
      productSlug: "stroj-EX10000001",
      productKey: "EX10000001",
      quantity: 2,
      nameAllLocales: [
        { locale: "sk", value: "Stroj EX10000001" },
        { locale: "en", value: "Machine EX10000001" },
      ],
      variant: {
        id: 1,
        sku: "EX10000001",
        images: [{ url: "/pictures/EX10000001.svg" }],
        attributesRaw: [{ name: "isPackageTypeFreight", value: false }],
        availability: { noChannel: { availableQuantity: 10 } },
      },
      totalPrice: { type: "centPrecision", fractionDigits: 2, centAmount: 2468 },
      state: [{ quantity: 2 }],
    });
    expect(cart.totalLineItemQuantity).toBe(2);
  });

  it("uses the price under an active product discount", async () => {
    const cart = await priceCart({ lineItems: [line("EX10000002", 2)] });
    expect(cart.lineItems[0]?.price).toMatchObject({
      value: { centAmount: 20_000 },
      discounted: { value: { centAmount: 15_000 }, discountRef: { id: "product-discount-sale" } },
    });
    expect(cart.totalPrice.centAmount).toBe(30_000);
  });

  it("has the tax of its address, and loses it with the address", async () => {
    const cart = await priceCart({ lineItems: [line("EX10000001", 1)] });
    expect(cart.taxedPrice).toMatchObject({
      totalGross: { centAmount: 1234 },
      totalNet: { centAmount: 1003 },
      totalTax: { centAmount: 231 },
      taxPortions: [{ rate: 0.23, name: "VAT SK", amount: { centAmount: 231 } }],
    });
    const { data } = await updateCart(token, cart, [{ setShippingAddress: {} }]);
    expect(data.updateCart).toMatchObject({ taxedPrice: null, shippingAddress: null, shippingInfo: null });
    expect(data.updateCart.lineItems[0]).toMatchObject({ taxRate: null, taxedPrice: null });
  });

  it("has its shipping price until it reaches freeAbove", async () => {
    const cart = await priceCart({
      lineItems: [line("EX10000001")],
      shippingMethod: { typeId: "shipping-method", key: "parcel" },
    });
    expect(cart.shippingInfo).toMatchObject({
      price: { centAmount: 490 },
      shippingMethodState: "MatchesCart",
    });
    expect(cart.totalPrice.centAmount).toBe(1724);
    expect(cart.taxedShippingPrice.totalGross.centAmount).toBe(490);
    const { data } = await updateCart(token, cart, [{ addLineItem: line("EX10000002", 4) }]);
    expect(data.updateCart.shippingInfo.price.centAmount).toBe(0);
    expect(data.updateCart.totalPrice.centAmount).toBe(61_234);
  });

  it("spreads 1.00 over 3 × 12.34 as 34 + 2 × 33 cents", async () => {
    const cart = await priceCart({ lineItems: [line("EX10000001", 3)], discountCodes: ["EURO"] });
    expect(cart.lineItems[0]?.totalPrice.centAmount).toBe(3602);
    expect(
      cart.lineItems[0]?.discountedPricePerQuantity.map(({ quantity, discountedPrice }) => [
        quantity,
        discountedPrice.value.centAmount,
        discountedPrice.includedDiscounts[0]?.discountedAmount.centAmount,
      ]),
    ).toEqual([
      [1, 1200, 34],
      [2, 1201, 33],
    ]);
    expect(cart.discountCodes).toMatchObject([{ state: "MatchesCart", discountCode: { code: "EURO" } }]);
  });

  it("makes shipping free with a code for it", async () => {
    const cart = await priceCart({
      lineItems: [line("EX10000001")],
      shippingMethod: { key: "parcel" },
      discountCodes: ["SHIPFREE"],
    });
    expect(cart.shippingInfo).toMatchObject({
      price: { centAmount: 490 },
      discountedPrice: { value: { centAmount: 0 } },
    });
    expect(cart.totalPrice.centAmount).toBe(1234);
  });

  it("subtracts a discount on the total from the taxes too", async () => {
    const cart = await priceCart({
      lineItems: [line("EX10000001")],
      shippingMethod: { key: "parcel" },
      discountCodes: ["TOTAL10"],
    });
    expect(cart.discountOnTotalPrice.discountedAmount.centAmount).toBe(172);
    expect(cart.totalPrice.centAmount).toBe(1552);
    expect(cart.taxedPrice.totalGross.centAmount).toBe(1552);
    const { totalNet, totalGross, totalTax } = cart.taxedPrice;
    expect(totalNet.centAmount + totalTax.centAmount).toBe(totalGross.centAmount);
    expect(cart.taxedShippingPrice.totalGross.centAmount).toBe(441);
  });

  it("retains a code whose predicate does not match, and applies it once it does", async () => {
    const cart = await priceCart({ lineItems: [line("EX10000001")], discountCodes: ["BIG"] });
    expect(cart.discountCodes[0]?.state).toBe("DoesNotMatchCart");
    const { data } = await updateCart(token, cart, [{ addLineItem: line("EX10000003") }]);
    expect(data.updateCart.discountCodes[0]?.state).toBe("MatchesCart");
    expect(data.updateCart.totalPrice.centAmount).toBe(89_100 + 1_111);
  });

  it("costs the full price again once its code is removed", async () => {
    const cart = await priceCart({ lineItems: [line("EX10000001", 3)], discountCodes: ["EURO"] });
    const id = cart.discountCodes[0]?.discountCodeRef.id;
    const removal = { removeDiscountCode: { discountCode: { typeId: "discount-code", id } } };
    const { data } = await updateCart(token, cart, [removal]);
    expect(data.updateCart).toMatchObject({ discountCodes: [], totalPrice: { centAmount: 3702 } });
  });
});
