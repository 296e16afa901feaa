export const add = (sku: string, quantity = 1) => ({ addLineItem: { sku, quantity } });

/** Marks the cart with the last batch of its room that reached the platform. */
export const mark = (value: string) => ({
  setCustomField: { name: "lastBatch", value: JSON.stringify(value) },
});

/** The cash-on-delivery fee. */
export const codFee = {
  addCustomLineItem: {
    name: [{ locale: "sk", value: "Dobierka" }],
    slug: "cod-fee",
    money: { centPrecision: { currencyCode: "EUR", centAmount: 190 } },
    taxCategory: { key: "standard" },
  },
};
