/**
 * WebSocket close codes of refused connections.
 * `switchedOff`: the country's shop has no real-time channel.
 *
 * Source: DECISIONS, "Cart, checkout, payment, real time"
 */
export const closeCodes = {
  noCartId: 4400,
  foreignCart: 4403,
  switchedOff: 4404,
  tooManySockets: 4429,
} as const;

/**
 * Accepts a socket only to close it with the reason of its refusal.
 * Accepted without hibernation, because a close after hibernation reaches the browser only seconds later.
 */
export function refuseSocket(code: number, reason: string): Response {
  const { 0: client, 1: server } = new WebSocketPair();
  server.accept();
  server.close(code, reason);
  return new Response(null, { status: 101, webSocket: client });
}
