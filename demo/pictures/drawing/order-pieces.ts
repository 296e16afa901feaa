import { compareDepth, type Overlap } from "./compare-depth.ts";
import type { Piece } from "./piece.ts";
import { splitPiece } from "./split-piece.ts";

// Solids that intersect by less than this share are sorted, not cut.
const tolerance = 0.03;
const maxCuts = 400;

/** For each piece, the pieces in front of it that cover part of it. */
type InFront = Map<Piece, Set<Piece>>;

/**
 * Sorts pieces in painting order, the farthest first. Every pair that overlaps on the screen is compared by the true
 * distance of its surfaces there; pieces that intersect, or form a ring, are cut.
 */
export function orderPieces(pieces: readonly Piece[]): Piece[] {
  const inFront: InFront = new Map();
  const waiting = pieces.toReversed();
  let cuts = 0;
  const ordered: Piece[] = [];
  for (;;) {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      cuts += insert(next, inFront, waiting, cuts < maxCuts);
    }
    ordered.push(...takeFree(inFront));
    const rings = findRings(inFront);
    const [first] = rings;
    if (!first) return ordered;
    const cut = cuts < maxCuts ? cutAny(rings, inFront) : undefined;
    const stuck = cut?.piece ?? first;
    inFront.delete(stuck);
    for (const others of inFront.values()) others.delete(stuck);
    cuts += 1;
    if (cut) waiting.push(...cut.halves);
    else ordered.push(stuck);
  }
}

/**
 * Compares a piece with all inserted ones.
 * If it intersects one of them, its halves are queued instead.
 */
function insert(piece: Piece, inFront: InFront, waiting: Piece[], mayCut: boolean): number {
  const ahead = new Set<Piece>();
  const covered: Piece[] = [];
  for (const other of inFront.keys()) {
    const overlap = compareDepth(piece, other);
    if (overlap.front === 0 && overlap.behind === 0) continue;
    if (mayCut && isPiercing(overlap) && cutPair(piece, other, inFront, waiting)) return 1;
    if (overlap.behind > overlap.front) ahead.add(other);
    else covered.push(other);
  }
  inFront.set(piece, ahead);
  for (const other of covered) inFront.get(other)?.add(piece);
  return 0;
}

function isPiercing({ front, behind }: Overlap): boolean {
  return Math.min(front, behind) > tolerance * Math.max(front, behind) && Math.min(front, behind) > 0.5;
}

function cutPair(piece: Piece, other: Piece, inFront: InFront, waiting: Piece[]): boolean {
  const ofPiece = bestCut(piece, other);
  const ofOther = bestCut(other, piece);
  if (ofPiece && (!ofOther || ofPiece.left <= ofOther.left)) {
    waiting.push(...ofPiece.halves);
    return true;
  }
  if (!ofOther) return false;
  inFront.delete(other);
  for (const others of inFront.values()) others.delete(other);
  waiting.push(piece, ...ofOther.halves);
  return true;
}

/** Returns the cut through `piece`, along a face of `by`, that leaves the smallest intersection. */
function bestCut(piece: Piece, by: Piece): { halves: [Piece, Piece]; left: number } | undefined {
  let best: { halves: [Piece, Piece]; left: number } | undefined;
  for (const face of by.faces) {
    const halves = splitPiece(piece, face.plane);
    if (!halves) continue;
    let left = 0;
    for (const half of halves) {
      const { front, behind } = compareDepth(half, by);
      left += Math.min(front, behind);
    }
    if (!best || left < best.left) best = { halves, left };
  }
  return best;
}

/** Returns the pieces that block each other: pieces only in front of a ring are not worth a cut. */
function findRings(inFront: InFront): Piece[] {
  const held = new Set(inFront.keys());
  for (let before = -1; before !== held.size; ) {
    before = held.size;
    for (const piece of held) {
      if (![...(inFront.get(piece) ?? [])].some((other) => held.has(other))) held.delete(piece);
    }
  }
  return held.size > 0 ? [...held] : [...inFront.keys()];
}

function cutAny(
  pieces: readonly Piece[],
  inFront: InFront,
): { piece: Piece; halves: [Piece, Piece] } | undefined {
  for (const piece of pieces) {
    const halves = cutRing(piece, inFront);
    if (halves) return { piece, halves };
  }
  return undefined;
}

function cutRing(piece: Piece, inFront: InFront): [Piece, Piece] | undefined {
  for (const other of inFront.keys()) {
    if (other === piece) continue;
    const { front, behind } = compareDepth(piece, other);
    if (behind <= front) continue;
    const cut = bestCut(piece, other);
    if (cut) return cut.halves;
  }
  return undefined;
}

/** Takes the next free piece, preferably of the same solid: neighbours can share paths. */
function takeNext(free: Piece[], last: Piece): Piece | undefined {
  const index = free.findIndex((piece) => piece.solid === last.solid);
  return index > 0 ? free.splice(index, 1)[0] : free.shift();
}

/** Removes, farthest first, every piece that covers none of the remaining ones. */
function takeFree(inFront: InFront): Piece[] {
  const taken: Piece[] = [];
  const covers = new Map<Piece, number>([...inFront.keys()].map((piece) => [piece, 0]));
  for (const others of inFront.values()) {
    for (const other of others) covers.set(other, (covers.get(other) ?? 0) + 1);
  }
  const free = [...inFront.keys()].filter((piece) => covers.get(piece) === 0);
  for (let piece = free.shift(); piece; piece = takeNext(free, piece)) {
    taken.push(piece);
    for (const other of inFront.get(piece) ?? []) {
      const left = (covers.get(other) ?? 0) - 1;
      covers.set(other, left);
      if (left === 0) free.push(other);
    }
    inFront.delete(piece);
  }
  return taken;
}
