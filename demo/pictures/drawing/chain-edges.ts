import { pairsOf } from "../geometry/polygon.ts";
import type { Vec2 } from "../geometry/vector.ts";

export type Edge = readonly [Vec2, Vec2];

const gridSide = 2 ** 20;

/** Points are equal when they fall on the same tenth of the canvas, as in the file. */
export function gridKey([x, y]: Vec2): number {
  return (Math.round(x * 10) + gridSide / 2) * gridSide + Math.round(y * 10) + gridSide / 2;
}

/** Numbers points in order of appearance, so that an edge between two of them has a number too. */
export class GridNumbers {
  private readonly numbers = new Map<number, number>();

  edge(from: Vec2, to: Vec2): { there: number; back: number } | undefined {
    const [a, b] = [this.point(from), this.point(to)];
    return a === b ? undefined : { there: a * gridSide + b, back: b * gridSide + a };
  }

  private point(at: Vec2): number {
    const key = gridKey(at);
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    this.numbers.set(key, this.numbers.size);
    return this.numbers.size - 1;
  }
}

/** Returns the outline of faces that share edges: edges used in both directions cancel out. */
export function outlineOf(loops: readonly (readonly Vec2[])[]): Edge[] {
  const edges = new Map<number, Edge>();
  const grid = new GridNumbers();
  for (const loop of loops) {
    for (const [from, to] of pairsOf(loop)) {
      const edge = grid.edge(from, to);
      if (edge && !edges.delete(edge.back)) edges.set(edge.there, [from, to]);
    }
  }
  return [...edges.values()];
}

/** Joins edges head to tail into as few lines as possible; a line that ends at its start is closed. */
export function chainEdges(edges: readonly Edge[]): Vec2[][] {
  const leaving = new Map<number, Edge[]>();
  const arriving = new Set<number>();
  for (const edge of edges) {
    const from = gridKey(edge[0]);
    const others = leaving.get(from);
    if (others) others.push(edge);
    else leaving.set(from, [edge]);
    arriving.add(gridKey(edge[1]));
  }
  const starts = edges.filter(([from]) => !arriving.has(gridKey(from)));
  const lines: Vec2[][] = [];
  for (const [start] of [...starts, ...edges]) {
    const line = walk(start, leaving);
    if (line.length > 1) lines.push(line);
  }
  return lines;
}

function walk(start: Vec2, leaving: ReadonlyMap<number, Edge[]>): Vec2[] {
  const line = [start];
  for (let edge = leaving.get(gridKey(start))?.shift(); edge; edge = leaving.get(gridKey(edge[1]))?.shift()) {
    line.push(edge[1]);
  }
  return line;
}
