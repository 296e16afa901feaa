import type { CommandQueue } from "./commands/command-queue";
import type { Room } from "./room";
import type { RoomTrouble } from "./room-log";

/** What a developer wants to see of a room. */
export type RoomView = {
  /** Of the cart that the room knows; null: none. */
  readonly version: number | null;
  readonly pieces: number;
  readonly sockets: number;
  readonly commands: ReturnType<CommandQueue["count"]>;
  readonly trouble: RoomTrouble | null;
};

/** A look from outside; it asks nobody and changes nothing. */
export function describeRoom(room: Room, queue: CommandQueue, sockets: number): RoomView {
  const cart = room.storage.snapshot()?.cart;
  return {
    version: cart?.version ?? null,
    pieces: cart?.lines.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0,
    sockets,
    commands: queue.count(),
    trouble: room.lastTrouble(),
  };
}
