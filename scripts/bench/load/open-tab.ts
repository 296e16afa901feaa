import { once } from "node:events";
import type { Guest } from "../../../tests/support/guest.ts";

/** A socket of a guest to the room of a cart. */
export type Tab = { count(): number; close(): void };

/** Resolves when the room has taken the socket; rejects when it refuses. */
export async function openTab(guest: Guest, cartId: string): Promise<Tab> {
  const cookie = [...guest.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  // Headers are Node's own addition to the standard.
  const socket: WebSocket = Reflect.construct(WebSocket, [
    `ws://${guest.host}/realtime?cartId=${cartId}`,
    { headers: { cookie } },
  ]);
  let count = 0;
  socket.addEventListener("message", () => {
    count += 1;
  });
  await once(socket, "open");
  return { count: () => count, close: () => socket.close(1000) };
}
