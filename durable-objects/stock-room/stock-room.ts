import { Server } from "partyserver";
import type { RoomEnvironment } from "../room-environment";

/** One per SKU: tells the rooms of carts with open sockets when the stock of the SKU changes. */
export class StockRoom extends Server<RoomEnvironment> {
  static override options = { hibernate: true };

  constructor(ctx: DurableObjectState, env: RoomEnvironment) {
    super(ctx, env);
    ctx.storage.sql.exec("CREATE TABLE IF NOT EXISTS watcher (room TEXT PRIMARY KEY)");
  }

  override onRequest(): Response {
    return new Response(null, { status: 404 });
  }

  /** A cart's room wants to hear of this SKU. */
  watch(room: string): void {
    this.ctx.storage.sql.exec("INSERT OR IGNORE INTO watcher (room) VALUES (?)", room);
  }

  /** The stock changed. Rooms without open sockets are no longer told. */
  async change(sku: string, availableQuantity: number): Promise<void> {
    const rows = this.ctx.storage.sql.exec("SELECT room FROM watcher").toArray();
    await Promise.all(
      rows.map(async (row) => {
        const room = String(row.room);
        const isListening = await this.env.CartRoom.getByName(room).tellStock(sku, availableQuantity);
        if (!isListening) this.ctx.storage.sql.exec("DELETE FROM watcher WHERE room = ?", room);
      }),
    );
  }
}
