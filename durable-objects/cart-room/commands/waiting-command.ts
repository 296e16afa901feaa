import type { Cart } from "../../../app/cart/model/cart";
import type { CartAnswer, CartCommand, CartError, CommandExtent } from "../../../app/cart/model/cart-command";
import { err, ok, type Result } from "../../../app/foundation/result";
import { isStranger, toStrangerError, type Visitor } from "../cart-owner";
import type { Room } from "../room";
import type { CommandScope } from "./answered-commands";

export type WaitingCommand = {
  readonly command: CartCommand;
  readonly scope: CommandScope;
  /** Who asks. */
  readonly visitor: Visitor;
};
export type CommandAnswer = Result<CartAnswer, CartError>;

/** What is kept of an answer: that it was taken, or why it was refused. */
type EarlierEnd = CommandExtent & { readonly error?: CartError };

/**
 * What reading the cart told of a command: it is another's by now, or an earlier batch had it, which was taken. null:
 * nothing.
 */
export function findSettled(room: Room, one: WaitingCommand, cart: Cart | null): CommandAnswer | null {
  return refuseStranger(room, one) ?? findEarlier(room, one, cart);
}

/** null: the cart is not another's. */
export function refuseStranger(room: Room, { visitor }: WaitingCommand): CommandAnswer | null {
  return isStranger(room, visitor) ? err(toStrangerError(visitor)) : null;
}

/** What a command was answered before, with the cart as it is now, or was last; null: it is new. */
export function findEarlier(room: Room, { scope }: WaitingCommand, cart: Cart | null): CommandAnswer | null {
  const found = room.answered.find(scope, room.now());
  if (!found) return null;
  if (!found.isSameBody) return err({ code: "key-reused" });
  const { error, ...extent } = JSON.parse(found.answer) as EarlierEnd;
  if (error) return err(error);
  const shown = cart ?? room.storage.endedCart();
  return shown && ok({ cart: shown, ...extent });
}
