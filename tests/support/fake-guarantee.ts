import { guaranteeSku } from "./fake-cart.ts";

/** Returns the scripted platform's only extra guarantee, as its product query does. */
export function toGuaranteeAnswer(): unknown {
  const attributes = {
    years: 2,
    rate: 13,
    enabledOnMarket: { "sk-SK": "true" },
    excludedSkus: ["EX10000009"],
  };
  return {
    masterData: {
      current: {
        nameAllLocales: [{ locale: "sk", value: "Predĺžená záruka" }],
        masterVariant: {
          sku: guaranteeSku,
          attributesRaw: Object.entries(attributes).map(([name, value]) => ({ name, value })),
        },
      },
    },
  };
}
