import type { CommandQueue } from "./commands/command-queue";
import type { Room, RoomTrouble } from "./room";

/** The state of a room, for developers. */
export type RoomView = {
  /** Version of the room's snapshot; null: none. */
  readonly version: number | null;
  readonly pieces: number;
  readonly sockets: number;
  readonly commands: ReturnType<CommandQueue["count"]>;
  readonly trouble: RoomTrouble | null;
};

/** Describes the room without requests or changes. */
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
