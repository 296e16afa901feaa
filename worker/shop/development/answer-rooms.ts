import { create, enums, integer, max, min, nullable, object, StructError } from "superstruct";
import {
  faultKinds,
  faultTargets,
  readPlatformFault,
  setPlatformFault,
} from "../../../durable-objects/development/platform-faults";
import { toPlainAnswer } from "../edit-headers";
import type { ShopContext } from "../shop-env";

const mostCalls = 1_000;

const Fault = nullable(
  object({
    kind: enums(faultKinds),
    target: enums(faultTargets),
    left: max(min(integer(), 1), mostCalls),
  }),
);

/**
 * Development only, for the sandbox's page: the state of the rooms used last, and the fault that is injected into
 * calls of the platform. A POST sets the fault (`null`: none). Called only where the environment is known to be local.
 */
export async function answerRooms(context: ShopContext): Promise<Response> {
  if (!context.get("environment").isLocal) return toPlainAnswer(404, "Not found");
  if (context.req.method === "POST") {
    try {
      setPlatformFault(create(await context.req.raw.json().catch(() => undefined), Fault));
    } catch (error) {
      if (!(error instanceof StructError)) throw error;
      return toPlainAnswer(400, "Not a fault");
    }
  }
  const { CartRoom } = context.env;
  const rooms = await Promise.all(
    listUsedRooms().map(async (name) => ({ name, ...(await CartRoom.getByName(name).describe()) })),
  );
  return Response.json({ rooms, fault: readPlatformFault() }, { headers: { "Cache-Control": "no-store" } });
}

/** More than a developer looks at. */
const maxRooms = 20;

/** Rooms that this process used, latest last; the oldest are dropped. */
const names = new Set<string>();

export function noteRoom(name: string): void {
  names.delete(name);
  names.add(name);
  const [oldest] = names;
  if (names.size > maxRooms && oldest !== undefined) names.delete(oldest);
}

/** Latest first. */
function listUsedRooms(): readonly string[] {
  return [...names].reverse();
}
