import type { Cart } from "../../../app/cart/model/cart";
import type { CommandExtent } from "../../../app/cart/model/cart-command";
import type { CartRoomStorage } from "../cart-room-storage";
import type { AnsweredCommands, CommandScope } from "./answered-commands";

/** A command of a batch, with what it will be answered when the platform has taken the batch. */
export type BatchEntry = CommandExtent & { readonly scope: CommandScope };

/**
 * Batches whose fate is not known yet: written before the platform is called, gone when it has taken them or when a
 * later update makes sure that it never can.
 */
export class OpenBatches {
  readonly #storage: CartRoomStorage;
  readonly #answered: AnsweredCommands;

  constructor(storage: CartRoomStorage, answered: AnsweredCommands) {
    this.#storage = storage;
    this.#answered = answered;
  }

  write(id: string, entries: readonly BatchEntry[], now: number): void {
    this.#storage.sql.exec(
      "INSERT INTO batch (id, entries, at) VALUES (?, ?, ?)",
      id,
      JSON.stringify(entries),
      now,
    );
  }

  /** A batch that the platform refused did nothing. */
  drop(id: string): void {
    this.#storage.sql.exec("DELETE FROM batch WHERE id = ?", id);
  }

  /** The platform moved past every open batch: what it did not take, it cannot take any more (stale version). */
  dropAll(): void {
    this.#storage.sql.exec("DELETE FROM batch");
  }

  hasAny(exceptId?: string): boolean {
    return (
      this.#storage.sql.exec("SELECT 1 FROM batch WHERE id <> ? LIMIT 1", exceptId ?? "").toArray().length > 0
    );
  }

  /** The cart carries a batch's mark: it was taken, so its commands count as answered. */
  settle(cart: Cart, now: number): void {
    const [row] = this.#storage.sql
      .exec("SELECT entries FROM batch WHERE id = ?", cart.lastBatch ?? "")
      .toArray();
    if (!row) return;
    const entries = JSON.parse(String(row.entries)) as readonly BatchEntry[];
    for (const { scope, ...extent } of entries) this.#answered.remember(scope, extent, now);
    this.drop(cart.lastBatch ?? "");
  }
}
