import type { CartCommand, CartErrorCode } from "../model/cart-command";
import type { CartIntent } from "../model/cart-intent";
import { getCartState, type OperationsView, setCartState } from "./cart-store";

/** Sets the loading flags: of each kind of command, and of each line that one of them is about. */
export function showOperations(intents: readonly CartIntent[]): void {
  const commands = intents.map(({ command }) => command);
  const known = Object.entries(getCartState().operations).map(
    ([type, { error }]) => [type, { isLoading: false, error }] as const,
  );
  const operations: OperationsView = Object.fromEntries([
    ...known,
    ...commands.map(({ type }) => [type, { isLoading: true, error: errorOf(type) }] as const),
  ]);
  const pendingLines = commands.flatMap((command) => ("lineId" in command ? [command.lineId] : []));
  setCartState({ operations, pendingLines });
}

/** Fills the error slot of a kind of command; null clears it. */
export function setOperationError(type: CartCommand["type"], error: CartErrorCode | null): void {
  const { operations } = getCartState();
  const isLoading = operations[type]?.isLoading ?? false;
  setCartState({ operations: { ...operations, [type]: { isLoading, error } } });
}

function errorOf(type: CartCommand["type"]): CartErrorCode | null {
  return getCartState().operations[type]?.error ?? null;
}
