import { buildPlain } from "../draw-machine.ts";
import { type Camera, placeCamera, project } from "../drawing/camera.ts";
import { measureLine, setLine } from "../drawing/letters.ts";
import { contactsOf, shadowOf } from "../drawing/shadow.ts";
import { fitCamera, strokesOf } from "../drawing/view-scene.ts";
import { writeShadows, writeStrokes, writeSvg } from "../drawing/write-svg.ts";
import { boundsOfSolids, move, turn } from "../geometry/place.ts";
import type { Solid } from "../geometry/solid.ts";
import { add, dot, scale, type Vec2, type Vec3 } from "../geometry/vector.ts";
import type { Machine } from "../machines/machine.ts";
import { dimensionsFile, type PictureSpec } from "../picture-spec.ts";
import { box } from "../solids/prism.ts";
import { scaleFigure } from "./scale-figure.ts";

const side = 480;
/** The figure of the height has the right edge to itself. */
const frame = { width: side - 44, height: side, margin: 46, fill: 1 };
const usualTurn = 32;
const measureColour = "#0f4c81";
/** Height of the figures on the canvas. */
export const textHeight = 15;

/** Draws a machine with its width, length and height, next to a person or a hand; the same for all its makers. */
export function drawDimensions(machine: Machine, spec: PictureSpec): [name: string, content: string] {
  const { solids, figure, camera, lines } = layOut(machine, spec);
  const content = [
    writeShadows(
      [shadowOf(solids, camera), shadowOf(figure, camera)],
      contactsOf([...solids, ...figure], camera),
    ),
    writeStrokes(strokesOf([...figure, ...solids], camera), { colour: "steel" }),
    ...lines.map(writeLine),
  ].join("");
  return [dimensionsFile(spec), writeSvg(side, side, content)];
}

/** Places a machine, what it is compared with, and its dimension lines on the canvas. */
export function layOut(machine: Machine, spec: PictureSpec) {
  const turned = machine.turn ?? usualTurn;
  const solids = buildPlain(machine, spec);
  const figure = standBeside(scaleFigure(spec.cm), solids, turned);
  const measured = measureBox(solids, spec.cm);
  const camera = fitCamera([...solids, ...figure, ...linedBoxes(measured)], placeCamera(turned), frame);
  const lines = listMeasures(measured, camera).map((measure) => placeLine(measure, camera));
  return { solids, figure, camera, lines };
}

/** Moves the figure to the left of the machine, as seen, and turns it to the camera. */
function standBeside(figure: readonly Solid[], solids: readonly Solid[], turned: number): Solid[] {
  const { right } = placeCamera(turned);
  const reach = (of: readonly Solid[]) => {
    const across = of.flatMap((solid) =>
      solid.flatMap(({ points }) => points.map((point) => dot(point, right))),
    );
    return { least: Math.min(...across), most: Math.max(...across) };
  };
  const facing = turn(figure, "z", turned);
  const [machine, own] = [reach(solids), reach(facing)];
  const gap = (own.most - own.least) * 0.25;
  return move(facing, scale(right, machine.least - gap - own.most));
}

/** The machine without what hangs from it or lies beside it: corners of an upright box, and its extents in the data. */
interface Measured {
  low: Vec3;
  high: Vec3;
  /** Corners of everything: the lines on the ground are outside of it. */
  all: { low: Vec3; high: Vec3 };
  /** Along x, along y and upwards, in centimetres. */
  cm: Vec3;
}

/** A machine that is drawn this much larger than its data say has parts that are not measured: hook, torch, pedal. */
const excess = 1.1;

/** Returns what is measured: the box around the solids; along an axis that a part exceeds, that of the data. */
function measureBox(solids: readonly Solid[], { width, length, height }: PictureSpec["cm"]): Measured {
  const all = boundsOfSolids(solids);
  const { low, high } = all;
  const [alongX, alongY] = [high[0] - low[0], high[1] - low[1]];
  const apart = (x: number, y: number) => Math.abs(alongX - x) + Math.abs(alongY - y);
  const [wide, deep] = apart(width, length) <= apart(length, width) ? [width, length] : [length, width];
  // Machines stand about the origin.
  const across = alongX > wide * excess ? [-wide / 2, wide / 2] : [low[0], high[0]];
  const along = alongY > deep * excess ? [-deep / 2, deep / 2] : [low[1], high[1]];
  const foot = high[2] - low[2] > height * excess ? high[2] - height : low[2];
  return {
    low: [across[0] ?? 0, along[0] ?? 0, foot],
    high: [across[1] ?? 0, along[1] ?? 0, high[2]],
    all,
    cm: [wide, deep, height],
  };
}

/** Boxes whose edges on the ground are measured: the drawing has space for the lines along them. */
function linedBoxes({ low, high, all }: Measured): Solid[] {
  const tall = high[2] - Math.min(0, low[2]);
  const boxOf = (from: Vec3, to: Vec3) =>
    box(
      [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, Math.min(0, low[2])],
      [to[0] - from[0], to[1] - from[1], tall],
      "steel",
    );
  return [
    boxOf([low[0], all.low[1], 0], [high[0], all.high[1], 0]),
    boxOf([all.low[0], low[1], 0], [all.high[0], high[1], 0]),
  ];
}

/** Lists three dimension lines outside the measured box: along the ground in front, and upright at the right. */
function listMeasures({ low, high, all, cm }: Measured, camera: Camera): Measure[] {
  const nearX = camera.towards[0] > 0 ? 1 : -1;
  const nearY = camera.towards[1] > 0 ? 1 : -1;
  const [x, y] = [nearX > 0 ? all.high[0] : all.low[0], nearY > 0 ? all.high[1] : all.low[1]];
  const off = 15 / camera.zoom;
  const corners = [low[0], high[0]].flatMap((across) =>
    [low[1], high[1]].map((along): Vec3 => [across, along, 0]),
  );
  const [corner = [0, 0, 0]] = corners.toSorted((a, b) => dot(camera.right, b) - dot(camera.right, a));
  return [
    { from: [low[0], y, 0], to: [high[0], y, 0], out: [0, nearY * off, 0], cm: cm[0] },
    { from: [x, low[1], 0], to: [x, high[1], 0], out: [nearX * off, 0, 0], cm: cm[1] },
    {
      from: [corner[0], corner[1], low[2]],
      to: [corner[0], corner[1], high[2]],
      out: scale(camera.right, off),
      cm: cm[2],
    },
  ];
}

interface Measure {
  from: Vec3;
  to: Vec3;
  /** From the measured edge to the dimension line. */
  out: Vec3;
  cm: number;
}

/** A dimension line on the canvas: its ends, the short lines across them, its figure and the figure's upper left corner. */
interface Line {
  ends: readonly [Vec2, Vec2];
  stubs: readonly (readonly [Vec2, Vec2])[];
  text: string;
  at: Vec2;
}

function placeLine({ from, to, out, cm }: Measure, camera: Camera): Line {
  const seen = (point: Vec3): Vec2 => {
    const [x, y] = project(camera, point);
    return [x, y];
  };
  const [a, b] = [seen(add(from, out)), seen(add(to, out))];
  const middle = scale(add(from, to), 0.5);
  const [centre, outer] = [seen(add(middle, out)), seen(add(middle, scale(out, 2)))];
  const text = `${String(Math.round(cm * 10) / 10)} cm`;
  const wide = measureLine(text, textHeight);
  // Beside the line, square to it, so far that no corner of the figure touches it.
  const way = directionOf(a, b);
  const facing = way[1] * (outer[0] - centre[0]) - way[0] * (outer[1] - centre[1]) < 0 ? -1 : 1;
  const [awayX, awayY] = [way[1] * facing, -way[0] * facing];
  const gap = (Math.abs(awayX) * wide + Math.abs(awayY) * textHeight) / 2 + 7;
  const left = clamp(centre[0] + awayX * gap - wide / 2, 4, side - wide - 4);
  const top = clamp(centre[1] + awayY * gap - textHeight / 2, 4, side - textHeight - 4);
  const stubs = [from, to].map(
    (end) => [seen(add(end, scale(out, 0.25))), seen(add(end, scale(out, 1.25)))] as const,
  );
  return { ends: [a, b], stubs, text, at: [left, top] };
}

function writeLine({ ends: [a, b], stubs, text, at }: Line): string {
  const way = directionOf(a, b);
  const head = ([x, y]: Vec2, sign: number) =>
    `M${place(x, y)}L${place(x + (sign * way[0] * 8 - way[1] * 2.6), y + (sign * way[1] * 8 + way[0] * 2.6))}L${place(x + (sign * way[0] * 8 + way[1] * 2.6), y + (sign * way[1] * 8 - way[0] * 2.6))}z`;
  const across = stubs.map(([from, to]) => lineData(from, to)).join("");
  return `<path fill="${measureColour}" stroke="${measureColour}" d="${lineData(a, b)}${across}${head(a, 1)}${head(b, -1)}"/><path fill="${measureColour}" fill-rule="evenodd" transform="translate(${place(...at)})" d="${setLine(text, 0, 0, textHeight)}"/>`;
}

function directionOf(a: Vec2, b: Vec2): Vec2 {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

function lineData(from: Vec2, to: Vec2): string {
  return `M${place(...from)}L${place(...to)}`;
}

function place(x: number, y: number): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
