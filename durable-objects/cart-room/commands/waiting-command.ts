import type { Cart } from "../../../app/cart/model/cart";
import type { CartAnswer, CartCommand, CartError, CommandExtent } from "../../../app/cart/model/cart-command";
import { err, ok, type Result } from "../../../app/foundation/result";
import { isStranger, toStrangerError, type Visitor } from "../cart-owner";
import type { Room } from "../room";
import type { CommandScope } from "./command-responses";

export type WaitingCommand = {
  readonly command: CartCommand;
  readonly scope: CommandScope;
  /** The sender of the command. */
  readonly visitor: Visitor;
};
export type CommandAnswer = Result<CartAnswer, CartError>;

/** The stored result: the command's extent, or the error of its refusal. */
type EarlierEnd = CommandExtent & { readonly error?: CartError };

/**
 * Returns the result of a command that must not be executed; null: execute it.
 * Either the cart has another owner, or the command's idempotency key already has a result.
 */
export function findSettled(room: Room, one: WaitingCommand, cart: Cart | null): CommandAnswer | null {
  return refuseStranger(room, one) ?? findEarlier(room, one, cart);
}

/** null: the cart has no other owner. */
export function refuseStranger(room: Room, { visitor }: WaitingCommand): CommandAnswer | null {
  return isStranger(room, visitor) ? err(toStrangerError(visitor)) : null;
}

/** The stored result of a command, with the current or last cart; null: it is new. */
export function findEarlier(room: Room, { scope }: WaitingCommand, cart: Cart | null): CommandAnswer | null {
  const found = room.responses.find(scope, room.now());
  if (!found) return null;
  if (!found.isSameBody) return err({ code: "key-reused" });
  const { error, ...extent } = JSON.parse(found.answer) as EarlierEnd;
  if (error) return err(error);
  const shown = cart ?? room.storage.endedCart();
  return shown && ok({ cart: shown, ...extent });
}
