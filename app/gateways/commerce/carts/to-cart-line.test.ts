import { expect, it } from "vitest";
import { toCartLine } from "./to-cart-line";

const eur = (centAmount: number) => ({ centAmount, currencyCode: "EUR" as const });
const line = {
  id: "line-1",
  quantity: 1,
  productId: "product-1",
  nameAllLocales: [{ locale: "en", value: "Work light" }],
  productSlugAllLocales: [{ locale: "en", value: "gift-work-light-04100091" }],
  price: { value: eur(2899) },
  totalPrice: eur(2899),
  variant: { sku: "4100091", images: [], attributesRaw: [] },
};

it("takes a gift for what it is: it costs nothing, and its stock is nobody's business", () => {
  const gift = toCartLine({ ...line, lineItemMode: "GiftLineItem", totalPrice: eur(0) }, new Set(["en"]));
  expect(gift).toMatchObject({
    kind: "gift",
    listPrice: { centAmount: 2899 },
    unitPrice: { centAmount: 0 },
    total: { centAmount: 0 },
    availableQuantity: null,
  });
});

it("takes the same article for a product where somebody bought it", () => {
  const bought = toCartLine({ ...line, lineItemMode: "Standard" }, new Set(["en"]));
  expect(bought).toMatchObject({ kind: "standard_product", unitPrice: { centAmount: 2899 } });
});
