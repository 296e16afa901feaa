import type { Vec2 } from "../geometry/vector.ts";
import { gridKey } from "./chain-edges.ts";
import { fitCurves } from "./fit-curves.ts";

/**
 * Writes SVG path data of lines, in tenths and relative steps.
 * A line that ends at its start is closed.
 */
export function pathData(lines: readonly (readonly Vec2[])[]): string {
  return lines.map(lineData).join("");
}

function lineData(line: readonly Vec2[]): string {
  const points = dropStraight(line);
  const [start, end] = [points[0], points.at(-1)];
  if (!start || !end || points.length < 2) return "";
  const writer = new PathWriter(start);
  const closed = points.length > 3 && gridKey(start) === gridKey(end);
  const steps = fitCurves(points);
  const final = steps.at(-1);
  for (const step of steps) {
    if (step.control) writer.curve(step.control, step.to);
    else if (!closed || step !== final) writer.line(step.to);
  }
  return closed ? `${writer.data}z` : writer.data;
}

/** Points on the straight line between their neighbours are redundant. */
function dropStraight(line: readonly Vec2[]): Vec2[] {
  const corners: Vec2[] = [];
  for (const [index, point] of line.entries()) {
    const before = corners.at(-1);
    const after = line[index + 1];
    if (before && after) {
      const [ax, ay, bx, by] = [
        point[0] - before[0],
        point[1] - before[1],
        after[0] - point[0],
        after[1] - point[1],
      ];
      const aside = Math.abs(ax * by - ay * bx) / (Math.hypot(ax, ay) + Math.hypot(bx, by) || 1);
      if (aside < 0.02 && ax * bx + ay * by >= 0) continue;
    }
    corners.push(point);
  }
  return corners;
}

/** Writes relative commands and tracks their rounded position. */
class PathWriter {
  data: string;
  private x: number;
  private y: number;
  private command = "";
  /** From the last control point to the pen's position: what a smooth curve repeats. */
  private momentum: Vec2 | undefined;

  constructor(start: Vec2) {
    this.x = Math.round(start[0] * 10);
    this.y = Math.round(start[1] * 10);
    this.data = `M${tenths(this.x)}${spaced(tenths(this.y))}`;
  }

  line(to: Vec2): void {
    const step = this.stepTo(to);
    if (step[0] === 0 && step[1] === 0) return;
    this.write("l", step);
    this.momentum = undefined;
    this.advance(step);
  }

  /** A quadratic curve; `t` when its control point mirrors the last one to within a sixth of a unit. */
  curve(control: Vec2, to: Vec2): void {
    const step = this.stepTo(to);
    const pull = this.stepTo(control);
    const mirrored = this.momentum;
    if (mirrored && Math.hypot(mirrored[0] - pull[0], mirrored[1] - pull[1]) < 1.7) {
      this.write("t", step);
      this.momentum = [step[0] - mirrored[0], step[1] - mirrored[1]];
    } else {
      this.write("q", [...pull, ...step]);
      this.momentum = [step[0] - pull[0], step[1] - pull[1]];
    }
    this.advance(step);
  }

  private stepTo(to: Vec2): Vec2 {
    return [Math.round(to[0] * 10) - this.x, Math.round(to[1] * 10) - this.y];
  }

  private advance(step: Vec2): void {
    this.x += step[0];
    this.y += step[1];
  }

  private write(command: string, values: readonly number[]): void {
    const [first, ...others] = values.map(tenths);
    if (first === undefined) return;
    this.data += (command === this.command ? spaced(first) : command + first) + others.map(spaced).join("");
    this.command = command;
  }
}

function spaced(text: string): string {
  return text.startsWith("-") ? text : ` ${text}`;
}

/** Formats tenths as short as SVG allows: 12 → "1.2", 5 → ".5", 30 → "3". */
function tenths(value: number): string {
  const text = String(value / 10);
  if (value >= 10 || value <= -10 || value === 0) return text;
  return value < 0 ? `-${text.slice(2)}` : text.slice(1);
}
