import type { Vec2 } from "../geometry/vector.ts";
import { chainEdges, type Edge, GridNumbers, outlineOf } from "./chain-edges.ts";
import type { Paint } from "./paint.ts";
import { pathData } from "./path-data.ts";
import type { Piece, SeenFace } from "./piece.ts";

/** One path of the picture before it has colours, so that all colours of a machine share the geometry. */
export type Stroke =
  // inked: filled and outlined; plain: filled, its seams closed with its own colour; mark: filled only; line: ink only.
  | { kind: "inked" | "plain" | "mark"; paint: Paint; tone: number; data: string }
  | { kind: "line"; data: string };

/** Returns the strokes of pieces that are already in painting order. */
export function drawPieces(pieces: readonly Piece[]): Stroke[] {
  return joinEqual(pieces.flatMap((piece) => [...drawSurfaces(piece), ...drawDecals(piece)]));
}

/** Draws round walls first, then the flat faces with their outline, then the missing lines. */
function drawSurfaces(piece: Piece): Stroke[] {
  const outlined = piece.faces.filter((face) => face.inked.every(Boolean));
  const others = piece.faces.filter((face) => !face.inked.every(Boolean));
  const drawn: Drawn = { edges: new Set(), grid: new GridNumbers() };
  for (const face of outlined) inkedEdges(face, drawn);
  const lines = others.flatMap((face) => inkedEdges(face, drawn));
  const strokes: Stroke[] = [];
  for (const [face, faces] of groupByLook(others)) {
    const data = pathData(chainEdges(outlineOf(faces.map((one) => toFlat(one.points)))));
    strokes.push({ kind: "plain", paint: face.paint, tone: face.tone, data });
  }
  for (const [face, faces] of groupByLook(outlined)) {
    strokes.push({
      kind: "inked",
      paint: face.paint,
      tone: face.tone,
      data: faces.map((one) => loopData(one.points)).join(""),
    });
  }
  if (lines.length > 0) strokes.push({ kind: "line", data: pathData(chainEdges(lines)) });
  return strokes;
}

function drawDecals(piece: Piece): Stroke[] {
  return piece.faces
    .flatMap((face) => face.decals)
    .map(({ points, paint, tone, inked }) => ({
      kind: inked ? "inked" : "mark",
      paint,
      tone,
      data: loopData(points),
    }));
}

function groupByLook(faces: readonly SeenFace[]): [SeenFace, SeenFace[]][] {
  const groups = new Map<string, [SeenFace, SeenFace[]]>();
  for (const face of faces) {
    const look = `${face.paint}${face.tone}`;
    const group = groups.get(look);
    if (group) group[1].push(face);
    else groups.set(look, [face, [face]]);
  }
  return [...groups.values()];
}

interface Drawn {
  edges: Set<number>;
  grid: GridNumbers;
}

/** Returns the inked edges of a face that are not drawn yet. */
function inkedEdges(face: SeenFace, drawn: Drawn): Edge[] {
  const edges: Edge[] = [];
  const points = toFlat(face.points);
  for (const [index, from] of points.entries()) {
    const to = points[(index + 1) % points.length];
    if (!to || !face.inked[index]) continue;
    const edge = drawn.grid.edge(from, to);
    if (!edge || drawn.edges.has(edge.there)) continue;
    drawn.edges.add(edge.there).add(edge.back);
    edges.push([from, to]);
  }
  return edges;
}

function loopData(loop: SeenFace["points"]): string {
  const points = toFlat(loop);
  return pathData([[...points, ...points.slice(0, 1)]]);
}

function toFlat(points: SeenFace["points"]): Vec2[] {
  return points.map(([x, y]) => [x, y]);
}

/**
 * Merges neighbouring strokes with equal styles into one path.
 * Not outlined ones, which may cover each other's ink.
 */
function joinEqual(strokes: readonly Stroke[]): Stroke[] {
  const joined: Stroke[] = [];
  for (const stroke of strokes) {
    const last = joined.at(-1);
    if (!stroke.data) continue;
    if (last && last.kind !== "inked" && lookOf(last) === lookOf(stroke)) {
      joined[joined.length - 1] = { ...last, data: last.data + stroke.data };
    } else joined.push(stroke);
  }
  return joined;
}

function lookOf(stroke: Stroke): string {
  return stroke.kind === "line" ? "line" : `${stroke.kind}${stroke.paint}${stroke.tone}`;
}
