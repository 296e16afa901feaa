import type { CommandQueue } from "./commands/command-queue";
import type { Room, RoomTrouble } from "./room";

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
export function describeRoom(room: Room, commands: RoomView["commands"], sockets: number): RoomView {
  const cart = room.storage.snapshot()?.cart;
  return {
    version: cart?.version ?? null,
    pieces: cart?.lines.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0,
    sockets,
    commands,
    trouble: room.lastTrouble(),
  };
}
