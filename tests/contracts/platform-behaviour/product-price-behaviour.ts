import { type Behaviour, cents } from "./behaviour.ts";
import { eur, type Shop } from "./stock-shop.ts";

const tiered = { value: eur(1000), tiers: [{ minimumQuantity: 10, value: eur(900) }] };

function productDiscount(shop: Shop, value: object, predicate: string) {
  const name = shop.newName();
  return shop.client.create("product-discounts", {
    key: name,
    name: { en: name },
    value,
    predicate,
    sortOrder: shop.newSortOrder(),
    isActive: true,
  });
}

/** A hosted project applies product discounts some time after their creation. */
const patienceMs = 30_000;

/** Reads the cart of one item again until its price is a discounted one. */
async function askDiscounted(shop: Shop, word: string) {
  const giveUpAt = Date.now() + patienceMs;
  let cart = await shop.cart({}, [word, 1]);
  while (!JSON.stringify(cart).includes('"discounted":{') && Date.now() < giveUpAt) {
    cart = await shop.cart({}, [word, 1]);
  }
  return cart;
}

async function askTotal(shop: Shop, quantity: number) {
  const word = shop.newName();
  await shop.product(word, [tiered]);
  return shop.cart({}, [word, quantity]);
}

/** Tiers and discounts of a product's own price. */
export const productPriceBehaviours: readonly Behaviour[] = [
  {
    name: "3.4 below a tier's quantity each piece has the full price",
    ask: (shop) => askTotal(shop, 9),
    expected: { totalPrice: cents(9000) },
  },
  {
    name: "3.4 a tier applies to the whole quantity of the line",
    ask: (shop) => askTotal(shop, 10),
    expected: { totalPrice: cents(9000) },
  },
  {
    name: "3.4 a discounted price is used, and the tiers are not",
    async ask(shop) {
      const word = shop.newName();
      const { id } = await productDiscount(shop, { type: "external" }, "1 = 1");
      const discounted = { value: eur(950), discount: { typeId: "product-discount", id } };
      await shop.product(word, [{ ...tiered, discounted }]);
      return shop.cart({}, [word, 10]);
    },
    expected: { totalPrice: cents(9500), lineItems: [{ price: { discounted: { value: cents(950) } } }] },
  },
  {
    name: "3.4 a relative product discount rounds half down: 101 at 50 % is 50",
    async ask(shop) {
      const word = shop.newName();
      await productDiscount(shop, { type: "relative", permyriad: 5000 }, `sku = "${shop.name(word)}"`);
      await shop.product(word, [{ value: eur(101) }]);
      return askDiscounted(shop, word);
    },
    expected: { totalPrice: cents(50) },
  },
  {
    name: "3.4 an absolute product discount floors at 0",
    async ask(shop) {
      const word = shop.newName();
      const money = [{ type: "centPrecision", ...eur(500), fractionDigits: 2 }];
      await productDiscount(shop, { type: "absolute", money }, `sku = "${shop.name(word)}"`);
      await shop.product(word, [{ value: eur(101) }]);
      return askDiscounted(shop, word);
    },
    expected: { totalPrice: cents(0) },
  },
];
