import { readTrace } from "../../../app/gateways/current-trace";
import type { CartRoom } from "../../../durable-objects/cart-room/cart-room";

/** A room by its name; each call is traced as part of the request that makes it. */
export function openRoom(rooms: DurableObjectNamespace<CartRoom>, name: string): DurableObjectStub<CartRoom> {
  const room = rooms.getByName(name);
  const trace = readTrace();
  if (!trace) return room;
  // A function cannot travel as a value: the object would call back for each.
  const { requestId, traceId } = trace;
  return new Proxy(room, {
    get(target, call) {
      // `await` reads `then` of whatever an async function returns; a room is no promise.
      if (typeof call !== "string" || call === "then") return undefined;
      return (...args: unknown[]) => target.traced({ requestId, traceId }, call, ...args);
    },
  });
}
