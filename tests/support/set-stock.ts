import { openPlatform } from "./platform.ts";

/** Sets the pieces on stock as an operator does, over the platform's API. */
export async function setStock(sku: string, quantity: number): Promise<void> {
  const platform = openPlatform();
  const entry = await platform.loadByKey("inventory", `stock-${sku}`);
  if (!entry) throw new Error(`No stock of ${sku}`);
  await platform.update("inventory", entry, [{ action: "changeQuantity", quantity }]);
}
