import type { ClientOperation } from "./client-operation.ts";

/** A SKU's line: pieces, and how many lines it had so far; the line's id says which of them it is. */
export type LineState = { readonly pieces: number; readonly line: number };
export type Value = LineState | string | null;

/** What an acknowledged operation does to one thing of the cart; null: it could not have been acknowledged so. */
export type Effect = { readonly thing: string; apply(state: Value): Value | undefined };

/** The effect of an operation; `clampedTo`: fewer pieces were taken than asked. Refreshing changes nothing. */
export function toEffect(operation: ClientOperation, clampedTo?: number): Effect | null {
  switch (operation.kind) {
    case "add":
      return {
        thing: operation.sku,
        apply: (state) => addPieces(toLineState(state), clampedTo ?? operation.quantity),
      };
    case "set":
    case "remove": {
      const { line } = operation;
      const pieces = operation.kind === "set" ? (clampedTo ?? operation.quantity) : 0;
      return { thing: line.sku, apply: (state) => setPieces(toLineState(state), line.id, pieces) };
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

/** What a guest's line does to the customer's cart at a sign-in: of the same variant the larger quantity. */
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

/** Of another line than the SKU's present one nothing is left to change: taking it out is no error, another quantity is. */
function setPieces(state: LineState, lineId: string, pieces: number): LineState | undefined {
  const isPresent = lineId.endsWith(`-${state.line}`);
  if (isPresent) return { ...state, pieces };
  return pieces === 0 ? state : undefined;
}
