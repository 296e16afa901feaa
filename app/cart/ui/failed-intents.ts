import type { CartCommand } from "../model/cart-command";
import type { CartIntent } from "../model/cart-intent";

/** What could not be saved although there is a network, and waits for a press. It goes with the page: nobody was promised it. */
let failed: readonly CartIntent[] = [];

export function addFailed(intent: CartIntent): void {
  failed = [...failed, intent];
}

export function hasFailed(): boolean {
  return failed.length > 0;
}

/** All of them, oldest first; they are failed no more. */
export function takeFailed(): readonly CartIntent[] {
  const taken = failed;
  failed = [];
  return taken;
}

/** The failed one that asks for just this. What a line should be makes older wishes for it void. */
export function takeSameFailed(command: CartCommand): CartIntent | null {
  const wanted = JSON.stringify(command);
  const same = failed.find((intent) => JSON.stringify(intent.command) === wanted) ?? null;
  failed = failed.filter((intent) => intent !== same && !isAboutLine(intent.command, command));
  return same;
}

function isAboutLine(old: CartCommand, next: CartCommand): boolean {
  return "lineId" in old && "lineId" in next && old.lineId === next.lineId;
}
