import type { ClientOperation } from "./client-operation.ts";
import type { Outcome } from "./fault-client.ts";

/**
 * A SKU's line: quantity, and how many lines it has had so far.
 * The line's id says which of them it is.
 */
export type LineState = { readonly pieces: number; readonly line: number };
export type Value = LineState | string | null;

/**
 * Effect of an acknowledged operation on one item of the cart.
 * undefined: the response is impossible in this state.
 */
export type Effect = { readonly thing: string; apply(state: Value): Value | undefined };

/** What limits a command: the stock, and the ordinal of a line among its SKU's lines, from 1. */
export type Shelves = { stockOf(sku: string): number; numberOfLine(lineId: string): number };

type Answered = Exclude<Outcome, { kind: "open" }>;

/**
 * Returns the effect of an operation with this outcome. The added quantity is derived from the stock and the cart's
 * contents: neither a clamp nor a refusal is trusted. Refusals and refreshes change nothing.
 */
export function toEffect(operation: ClientOperation, outcome: Answered, shelves: Shelves): Effect | null {
  if (outcome.kind === "refused") return toRefusal(operation, shelves);
  switch (operation.kind) {
    case "add": {
      const { sku, quantity } = operation;
      const isRight = (taken: number) => taken > 0 && taken === (outcome.clampedTo ?? quantity);
      const addUpToStock = (state: LineState) => {
        const taken = Math.min(quantity, shelves.stockOf(sku) - state.pieces);
        return isRight(taken) ? addPieces(state, taken) : undefined;
      };
      return { thing: sku, apply: (state) => addUpToStock(toLineState(state)) };
    }
    case "set":
    case "remove": {
      const { line } = operation;
      const asked = operation.kind === "set" ? operation.quantity : 0;
      const pieces = Math.min(asked, shelves.stockOf(line.sku));
      const isRight = pieces === (outcome.clampedTo ?? asked);
      const number = shelves.numberOfLine(line.id);
      const set = (state: LineState) => (isRight ? setPieces(state, number, pieces) : undefined);
      return { thing: line.sku, apply: (state) => set(toLineState(state)) };
    }
    case "apply":
    case "unapply":
      return { thing: `code ${operation.code}`, apply: () => (operation.kind === "apply" ? "in" : null) };
    case "address":
    case "email":
      return { thing: "e-mail", apply: () => operation.email };
    case "method":
      return { thing: "method", apply: () => operation.method };
    case "shipping":
      return { thing: "shipping", apply: () => operation.method };
    case "agree":
      return { thing: "agreed", apply: () => String(operation.agreed) };
    default:
      return null;
  }
}

/**
 * A refusal is correct when nothing was left to add, or the line was gone. Other refusals do not depend on the cart.
 */
function toRefusal(operation: ClientOperation, shelves: Shelves): Effect | null {
  const holdsWhere = (thing: string, isRight: (state: LineState) => boolean): Effect => ({
    thing,
    apply: (state) => (isRight(toLineState(state)) ? state : undefined),
  });
  if (operation.kind === "add") {
    const { sku } = operation;
    return holdsWhere(sku, ({ pieces }) => pieces >= shelves.stockOf(sku));
  }
  if (operation.kind !== "set") return null;
  const { line } = operation;
  const number = shelves.numberOfLine(line.id);
  return holdsWhere(line.sku, (state) => state.pieces === 0 || state.line !== number);
}

/**
 * Returns what a guest's line does to the customer's cart at a sign-in.
 * The larger quantity per variant wins.
 */
export function toMergeEffect(sku: string, quantity: number): Effect {
  return {
    thing: sku,
    apply: (value) => {
      const state = toLineState(value);
      if (state.pieces === 0) return addPieces(state, quantity);
      return { ...state, pieces: Math.max(state.pieces, quantity) };
    },
  };
}

export function toLineState(value: Value): LineState {
  return typeof value === "object" && value !== null ? value : { pieces: 0, line: 0 };
}

function addPieces({ pieces, line }: LineState, added: number): LineState {
  return pieces === 0 ? { pieces: added, line: line + 1 } : { pieces: pieces + added, line };
}

/** A line other than the SKU's present one cannot change: removing it is no error, setting a quantity is. */
function setPieces(state: LineState, line: number, pieces: number): LineState | undefined {
  if (state.line === line) return { ...state, pieces };
  return pieces === 0 ? state : undefined;
}
