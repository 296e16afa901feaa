import { forgetOldCarts } from "./carts/storage/forget-old-carts.ts";
import type { Environment } from "./environment.ts";
import { forgetOldMessages } from "./messages/forget-old-messages.ts";
import { runDuePrices } from "./product-discounts/run-due-prices.ts";

/** Once a minute: delivers what is due once more, begins and ends product discounts, then forgets what is old. */
export async function runSchedule(environment: Environment, now: number): Promise<void> {
  const { outbox, database } = environment;
  await outbox.drain();
  await runDuePrices(environment);
  await forgetOldMessages(database, now);
  await forgetOldCarts(database, now);
}
