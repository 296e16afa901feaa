import type { ServiceKey } from "../assortment/keys.ts";

/** Services by the number of their SKU; the first one is the shop's default virtual product. */
export const services: readonly { readonly key: ServiceKey; readonly sku: string; readonly euros: number }[] =
  [
    { key: "phoneSetup", sku: "4100010", euros: 49 },
    { key: "placeDelivery", sku: "4100011", euros: 89 },
    { key: "takeBack", sku: "4100012", euros: 39 },
    { key: "training", sku: "4100013", euros: 349 },
    { key: "calibration", sku: "4100014", euros: 119 },
    { key: "inspection", sku: "4100015", euros: 159 },
  ];
