import { forgetOldCarts } from "./carts/storage/forget-old-carts.ts";
import type { Environment } from "./environment.ts";
import { forgetOldMessages } from "./messages/forget-old-messages.ts";

/** Once a minute: delivers what is due once more, then forgets what is old. */
export async function runSchedule({ outbox, database }: Environment, now: number): Promise<void> {
  await outbox.drain();
  await forgetOldMessages(database, now);
  await forgetOldCarts(database, now);
}
