import { openPlatform } from "./platform.ts";

/** Sets a SKU's stock as an operator, over the platform's API. */
export async function setStock(sku: string, quantity: number): Promise<void> {
  const platform = openPlatform();
  const entry = await platform.loadByKey("inventory", `stock-${sku}`);
  if (!entry) throw new Error(`No stock entry of ${sku}`);
  await platform.update("inventory", entry, [{ action: "changeQuantity", quantity }]);
}
