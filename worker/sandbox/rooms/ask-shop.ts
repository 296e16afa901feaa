import { array, create, type Infer, nullable, number, string, type } from "superstruct";
import type { SandboxEnvironment } from "../environment";

const ShopRooms = type({
  rooms: array(
    type({
      name: string(),
      version: nullable(number()),
      pieces: number(),
      sockets: number(),
      commands: type({ open: number(), waiting: number() }),
      trouble: nullable(type({ event: string(), at: number() })),
    }),
  ),
  fault: nullable(type({ kind: string(), target: string(), left: number() })),
});

export type ShopRoomsAnswer = Infer<typeof ShopRooms>;
export type ChosenFault = { readonly kind: string; readonly target: string; readonly left: number };

const address = "http://rooms.localhost/";

/** The rooms that the shop used last, and the fault that its calls of the platform meet. */
export async function loadRooms({ SHOP }: SandboxEnvironment): Promise<ShopRoomsAnswer> {
  return create(await (await SHOP.fetch(address)).json(), ShopRooms);
}

/** null: no fault any more. False: the shop knows no such fault. */
export async function sendFault({ SHOP }: SandboxEnvironment, fault: ChosenFault | null): Promise<boolean> {
  const answer = await SHOP.fetch(address, { method: "POST", body: JSON.stringify(fault) });
  await answer.body?.cancel();
  return answer.ok;
}
