import { pairsOf } from "../geometry/polygon.ts";
import type { Vec2 } from "../geometry/vector.ts";

export type Edge = readonly [Vec2, Vec2];

/** Points count as one when they fall on the same tenth of the canvas, as they do in the file. */
export function gridKey([x, y]: Vec2): string {
  return `${Math.round(x * 10)},${Math.round(y * 10)}`;
}

/** The outline of faces that share edges: edges walked both ways cancel out. */
export function outlineOf(loops: readonly (readonly Vec2[])[]): Edge[] {
  const edges = new Map<string, Edge>();
  for (const loop of loops) {
    for (const [from, to] of pairsOf(loop)) {
      const [start, end] = [gridKey(from), gridKey(to)];
      if (start === end) continue;
      if (!edges.delete(`${end}>${start}`)) edges.set(`${start}>${end}`, [from, to]);
    }
  }
  return [...edges.values()];
}

/** Joins edges head to tail into as few lines as possible; a line that ends where it began is closed. */
export function chainEdges(edges: readonly Edge[]): Vec2[][] {
  const leaving = new Map<string, Edge[]>();
  const arriving = new Set<string>();
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

function walk(start: Vec2, leaving: ReadonlyMap<string, Edge[]>): Vec2[] {
  const line = [start];
  for (let edge = leaving.get(gridKey(start))?.shift(); edge; edge = leaving.get(gridKey(edge[1]))?.shift()) {
    line.push(edge[1]);
  }
  return line;
}
