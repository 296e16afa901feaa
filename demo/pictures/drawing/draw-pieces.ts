import { doubleArea, pairsOf } from "../geometry/polygon.ts";
import type { Vec2 } from "../geometry/vector.ts";
import { chainEdges, type Edge, GridNumbers, outlineOf } from "./chain-edges.ts";
import { materialOf, type Paint } from "./paint.ts";
import { pathData } from "./path-data.ts";
import type { Piece, Plate, SeenDecal, SeenFace } from "./piece.ts";
import type { Shade } from "./round-shade.ts";

/** One path of the picture before it has colours, so that all colours of a machine share the geometry. */
export type Stroke =
  // inked: filled and outlined; plain: filled, its seams closed with its own colour; mark: filled only.
  | {
      kind: "inked" | "plain" | "mark";
      paint: Paint;
      tone: number;
      area: number;
      shade?: Shade | undefined;
      data: string;
    }
  // line: ink only; gleam: a light line along a lit edge.
  | { kind: "line"; data: string }
  | { kind: "gleam"; data: string }
  // The text of a nameplate, which is the product's.
  | { kind: "label"; plate: Plate; paint: Paint; data: string };

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
    const { paint, tone, shade } = face;
    strokes.push({ kind: "plain", paint, tone, shade, area: areaOf(faces), data });
  }
  for (const [face, faces] of groupByLook(outlined)) {
    strokes.push({
      kind: "inked",
      paint: face.paint,
      tone: face.tone,
      area: areaOf(faces),
      data: faces.map((one) => loopData(one.points)).join(""),
    });
  }
  const gleams = outlined.flatMap(gleamsOf);
  if (gleams.length > 0) strokes.push({ kind: "gleam", data: pathData(gleams) });
  if (lines.length > 0) strokes.push({ kind: "line", data: pathData(chainEdges(lines)) });
  return strokes;
}

function drawDecals(piece: Piece): Stroke[] {
  return piece.faces.flatMap((face) => face.decals).flatMap(drawDecal);
}

function drawDecal({ points, paint, tone, inked, edges, plate }: SeenDecal): Stroke[] {
  const mark: Stroke = {
    kind: edges ? "plain" : inked ? "inked" : "mark",
    paint,
    tone,
    area: areaOf([{ points }]),
    data: loopData(points),
  };
  const outline = edges ? [lineOf(points, edges)] : [];
  if (!plate) return [mark, ...outline];
  if (plate.kind === "size") return [{ kind: "label", plate, paint, data: "label" }];
  return [
    mark,
    ...outline,
    { kind: "label", plate, paint: paint === "white" ? "black" : "white", data: "label" },
  ];
}

/** Draws the outline of a mark that is cut in two, without the cut. */
function lineOf(points: SeenDecal["points"], edges: readonly boolean[]): Stroke {
  const inked = pairsOf(toFlat(points)).filter((_, index) => edges[index]);
  return { kind: "line", data: pathData(chainEdges(inked)) };
}

function groupByLook(faces: readonly SeenFace[]): [SeenFace, SeenFace[]][] {
  const groups = new Map<string, [SeenFace, SeenFace[]]>();
  for (const face of faces) {
    const look = `${face.paint}${face.shade ? keyOf(face.shade) : face.tone}`;
    const group = groups.get(look);
    if (group) group[1].push(face);
    else groups.set(look, [face, [face]]);
  }
  return [...groups.values()];
}

function keyOf({ line, stops }: Shade): string {
  return `${line.flat().map(Math.round).join()} ${stops.join()}`;
}

/** Returns the area of the largest face on the canvas. */
function areaOf(faces: readonly { points: SeenFace["points"] }[]): number {
  return Math.max(...faces.map(({ points }) => Math.abs(doubleArea(points)) / 2));
}

// A lit edge is drawn on large faces only, this far inside, and not up to its ends.
const gleamingArea = 1400;
const inside = 1.5;
const shortest = 34;

/** Returns the lines inside a face's edges that look up and to the left, where the lamp is. */
function gleamsOf({ points, paint }: SeenFace): Vec2[][] {
  if (areaOf([{ points }]) < gleamingArea || materialOf(paint) === "raw") return [];
  return pairsOf(toFlat(points)).flatMap(([from, to]) => {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy);
    // The inside is at the right of a seen loop, whose y grows downwards.
    const [inX, inY] = [dy / length, -dx / length];
    if (length < shortest || inX * 0.5 + inY < 0.35) return [];
    const at = (share: number): Vec2 => [
      from[0] + dx * share + inX * inside,
      from[1] + dy * share + inY * inside,
    ];
    return [[at(3 / length), at(1 - 3 / length)]];
  });
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
    if (last && last.kind !== "inked" && last.kind !== "label" && lookOf(last) === lookOf(stroke)) {
      joined[joined.length - 1] = { ...last, data: last.data + stroke.data };
    } else joined.push(stroke);
  }
  return joined;
}

function lookOf(stroke: Stroke): string {
  if (stroke.kind === "line" || stroke.kind === "label" || stroke.kind === "gleam") return stroke.kind;
  return `${stroke.kind}${stroke.paint}${stroke.shade ? keyOf(stroke.shade) : stroke.tone}`;
}
