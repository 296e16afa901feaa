export const add = (sku: string, quantity = 1) => ({ addLineItem: { sku, quantity } });

/** The shop notes on the cart which batch of its room was the last to reach the platform. */
export const mark = (value: string) => ({
  setCustomField: { name: "lastBatch", value: JSON.stringify(value) },
});

/** The fee for paying on delivery. */
export const codFee = {
  addCustomLineItem: {
    name: [{ locale: "sk", value: "Dobierka" }],
    slug: "cod-fee",
    money: { centPrecision: { currencyCode: "EUR", centAmount: 190 } },
    taxCategory: { key: "standard" },
  },
};
