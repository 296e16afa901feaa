import { pairsOf } from "../geometry/polygon.ts";
import type { Vec2 } from "../geometry/vector.ts";

/** A step of a path: straight, or a quadratic curve with its control point. */
interface Step {
  to: Vec2;
  control?: Vec2;
}

// One quadratic curve follows an arc of this many degrees to within 0.3 % of its radius.
const arcPerCurve = 50;
const leastRatio = 1.6;

/**
 * Finds evenly sampled arcs of a line and converts them to curves.
 * They come from a circle in perspective, or a rounded corner. Such samples satisfy: edge before + edge after =
 * 2·cos(angle) · edge.
 */
export function fitCurves(line: readonly Vec2[]): Step[] {
  const edges = edgesOf(line);
  const steps: Step[] = [];
  let index = 0;
  while (index < edges.length) {
    const end = endOfRun(edges, index);
    if (end - index >= 3) {
      steps.push(...curvesThrough(line.slice(index, end + 1)));
      index = end;
    } else {
      const to = line[index + 1];
      if (to) steps.push({ to });
      index += 1;
    }
  }
  return steps;
}

function edgesOf(line: readonly Vec2[]): Vec2[] {
  return pairsOf(line)
    .slice(0, -1)
    .map(([from, to]) => [to[0] - from[0], to[1] - from[1]]);
}

function endOfRun(edges: readonly Vec2[], from: number): number {
  const ratio = evenRatio(edges[from], edges[from + 1], edges[from + 2]);
  if (ratio === undefined) return from;
  let end = from + 3;
  for (;;) {
    const next = evenRatio(edges[end - 2], edges[end - 1], edges[end]);
    if (next === undefined || Math.abs(next - ratio) > 0.01) return end;
    end += 1;
  }
}

/** Returns 2·cos of the sampling angle, if three edges come from one even sampling. */
function evenRatio(a: Vec2 | undefined, b: Vec2 | undefined, c: Vec2 | undefined): number | undefined {
  if (!a || !b || !c) return undefined;
  const sum: Vec2 = [a[0] + c[0], a[1] + c[1]];
  const square = b[0] * b[0] + b[1] * b[1];
  const ratio = (sum[0] * b[0] + sum[1] * b[1]) / square;
  const aside = Math.abs(sum[0] * b[1] - sum[1] * b[0]) / square;
  return aside < 0.01 && ratio > leastRatio && ratio < 2.005 ? ratio : undefined;
}

function curvesThrough(run: readonly Vec2[]): Step[] {
  const edges = edgesOf(run);
  const last = edges.length;
  const ratio = Math.min(2, evenRatio(edges[0], edges[1], edges[2]) ?? 2);
  const angle = (Math.acos(ratio / 2) * 180) / Math.PI;
  const curves = Math.max(1, Math.ceil((last * angle) / arcPerCurve));
  const tangent = (index: number): Vec2 =>
    add(
      edges[index - 1] ?? ahead(edges[0], edges[1], ratio),
      edges[index] ?? ahead(edges[last - 1], edges[last - 2], ratio),
    );
  const steps: Step[] = [];
  let from = 0;
  for (let curve = 1; curve <= curves; curve++) {
    const end = Math.round((curve * last) / curves);
    const [start, to] = [run[from], run[end]];
    if (start && to) steps.push({ to, control: crossing(start, tangent(from), to, tangent(end)) });
    from = end;
  }
  return steps;
}

/** Returns the edge that the sampling would have made beyond the end of a run. */
function ahead(edge: Vec2 | undefined, before: Vec2 | undefined, ratio: number): Vec2 {
  if (!edge || !before) return [0, 0];
  return [edge[0] * ratio - before[0], edge[1] * ratio - before[1]];
}

function add(a: Vec2, b: Vec2): Vec2 {
  return [a[0] + b[0], a[1] + b[1]];
}

function crossing(a: Vec2, along: Vec2, b: Vec2, back: Vec2): Vec2 {
  const turn = along[0] * back[1] - along[1] * back[0];
  if (Math.abs(turn) < 1e-6) return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const share = ((b[0] - a[0]) * back[1] - (b[1] - a[1]) * back[0]) / turn;
  return [a[0] + along[0] * share, a[1] + along[1] * share];
}
