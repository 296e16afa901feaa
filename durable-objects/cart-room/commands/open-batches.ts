import type { Cart } from "../../../app/cart/model/cart";
import type { CommandExtent } from "../../../app/cart/model/cart-command";
import type { CartRoomStorage } from "../cart-room-storage";
import type { CommandResponses, CommandScope } from "./command-responses";
import { parseFirstMark } from "./first-mark";

/** A command of a batch, with its result if the platform applies the batch. */
export type BatchEntry = CommandExtent & { readonly scope: CommandScope };

/**
 * Batches whose outcome is unknown.
 * Written before the platform call; deleted when the platform has applied them, or when a later update rules that
 * out.
 */
export class OpenBatches {
  readonly #storage: CartRoomStorage;
  readonly #responses: CommandResponses;

  constructor(storage: CartRoomStorage, responses: CommandResponses) {
    this.#storage = storage;
    this.#responses = responses;
  }

  write(id: string, entries: readonly BatchEntry[], now: number): void {
    this.#storage.sql.exec(
      "INSERT INTO batch (id, entries, at) VALUES (?, ?, ?)",
      id,
      JSON.stringify(entries),
      now,
    );
  }

  /** Deletes a refused batch, which changed nothing. */
  drop(id: string): void {
    this.#storage.sql.exec("DELETE FROM batch WHERE id = ?", id);
  }

  /** Deletes all open batches after a later update, because their version is stale. */
  dropAll(): void {
    this.#storage.sql.exec("DELETE FROM batch");
  }

  hasAny(exceptId?: string): boolean {
    return (
      this.#storage.sql.exec("SELECT 1 FROM batch WHERE id <> ? LIMIT 1", exceptId ?? "").toArray().length > 0
    );
  }

  /**
   * Settles the batch whose mark is in the cart: the platform applied it, so its commands have results. The mark of a
   * cart's creation names the command itself.
   */
  settle(cart: Cart, now: number): void {
    const first = parseFirstMark(cart.lastBatch);
    if (first && !this.#responses.find(first, now)) this.#responses.remember(first, {}, now);
    const [row] = this.#storage.sql
      .exec("SELECT entries FROM batch WHERE id = ?", cart.lastBatch ?? "")
      .toArray();
    if (!row) return;
    const entries = JSON.parse(String(row.entries)) as readonly BatchEntry[];
    for (const { scope, ...extent } of entries) this.#responses.remember(scope, extent, now);
    this.drop(cart.lastBatch ?? "");
  }
}
