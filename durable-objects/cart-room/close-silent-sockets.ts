import type { Connection } from "partyserver";
import type { SocketRate } from "./take-socket-message";

/** A page sends a heartbeat every 30 s; one of which nothing was heard for three of them is gone, whatever TCP still thinks. */
const silentAfterMs = 90_000;

/**
 * Makes room for a new socket: of half-open connections (the device lost its network) nobody says that they ended, and ten of
 * them would lock the shopper out. `lastPing`: when the heartbeat of a socket was last answered.
 */
export function closeSilentSockets(
  connections: Iterable<Connection<SocketRate>>,
  lastPing: (connection: Connection<SocketRate>) => Date | null,
  now: number,
): void {
  for (const connection of connections) {
    const heardAt = Math.max(connection.state?.since ?? 0, lastPing(connection)?.getTime() ?? 0);
    if (now - heardAt >= silentAfterMs) connection.close(1001, "Silent");
  }
}
