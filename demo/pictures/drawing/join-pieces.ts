import { compareDepth } from "./compare-depth.ts";
import { type Piece, toPiece } from "./piece.ts";

// Mitred joints of one tube may overlap by this much of the canvas without being visible.
const jointArea = 5;

/** Merges consecutive pieces that do not cover each other, so that they share paths. */
export function joinPieces(ordered: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  let run: Piece[] = [];
  const close = () => {
    if (run.length > 0) joined.push(toPiece(run.flatMap((piece) => piece.faces)));
    run = [];
  };
  for (const piece of ordered) {
    if (!run.every((other) => areApart(other, piece))) close();
    run.push(piece);
  }
  close();
  return joined;
}

function areApart(a: Piece, b: Piece): boolean {
  const { area } = compareDepth(a, b);
  return area <= (a.solid !== undefined && a.solid === b.solid ? jointArea : 0.01);
}
