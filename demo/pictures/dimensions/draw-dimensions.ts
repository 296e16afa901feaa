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
  const turned = machine.turn ?? usualTurn;
  const solids = buildPlain(machine, spec);
  const figure = standBeside(scaleFigure(spec.cm), solids, turned);
  const camera = fitCamera([...solids, ...figure], placeCamera(turned), frame);
  const content = [
    writeShadows(
      [shadowOf(solids, camera), shadowOf(figure, camera)],
      contactsOf([...solids, ...figure], camera),
    ),
    writeStrokes(strokesOf([...figure, ...solids], camera), { colour: "steel" }),
    writeMeasures(solids, spec.cm, camera),
  ].join("");
  return [dimensionsFile(spec), writeSvg(side, side, content)];
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

/** Writes three dimension lines outside the box around the machine: along the ground in front, and upright at the right. */
function writeMeasures(solids: readonly Solid[], cm: PictureSpec["cm"], camera: Camera): string {
  const { low, high } = boundsOfSolids(solids);
  const nearX = camera.towards[0] > 0 ? 1 : -1;
  const nearY = camera.towards[1] > 0 ? 1 : -1;
  const [x, y] = [nearX > 0 ? high[0] : low[0], nearY > 0 ? high[1] : low[1]];
  const off = 15 / camera.zoom;
  // The height of what hangs is that of its body, without the hook.
  const foot = high[2] - low[2] > cm.height * hangs ? high[2] - cm.height : low[2];
  const corners = [low[0], high[0]].flatMap((across) =>
    [low[1], high[1]].map((along): Vec3 => [across, along, 0]),
  );
  const [corner = [0, 0, 0]] = corners.toSorted((a, b) => dot(camera.right, b) - dot(camera.right, a));
  const wide = alongX(high[0] - low[0], high[1] - low[1], cm) ? cm.width : cm.length;
  const lines: Measure[] = [
    { from: [low[0], y, 0], to: [high[0], y, 0], out: [0, nearY * off, 0], cm: wide },
    { from: [x, low[1], 0], to: [x, high[1], 0], out: [nearX * off, 0, 0], cm: cm.width + cm.length - wide },
    {
      from: [corner[0], corner[1], foot],
      to: [corner[0], corner[1], high[2]],
      out: scale(camera.right, off),
      cm: cm.height,
    },
  ];
  return lines.map((line) => writeMeasure(line, camera)).join("");
}

interface Measure {
  from: Vec3;
  to: Vec3;
  /** From the measured edge to the dimension line. */
  out: Vec3;
  cm: number;
}

/** A machine that is drawn this much higher than it is hangs, with its hook below. */
const hangs = 1.35;

/** Whether the machine's width lies along x, as built. */
function alongX(extentX: number, extentY: number, { width, length }: PictureSpec["cm"]): boolean {
  const apart = (a: number, b: number) => Math.abs(extentX - a) + Math.abs(extentY - b);
  return apart(width, length) <= apart(length, width);
}

function writeMeasure({ from, to, out, cm }: Measure, camera: Camera): string {
  const seen = (point: Vec3): Vec2 => {
    const [x, y] = project(camera, point);
    return [x, y];
  };
  const [a, b] = [seen(add(from, out)), seen(add(to, out))];
  const stubs = [from, to].map((end) =>
    lineData(seen(add(end, scale(out, 0.25))), seen(add(end, scale(out, 1.25)))),
  );
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const way: Vec2 = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  const head = ([x, y]: Vec2, sign: number) =>
    `M${place(x, y)}L${place(x + (sign * way[0] * 8 - way[1] * 2.6), y + (sign * way[1] * 8 + way[0] * 2.6))}L${place(x + (sign * way[0] * 8 + way[1] * 2.6), y + (sign * way[1] * 8 - way[0] * 2.6))}z`;
  const [centre, outer] = [
    seen(add(scale(add(from, to), 0.5), out)),
    seen(add(scale(add(from, to), 0.5), scale(out, 2))),
  ];
  const aside = Math.hypot(outer[0] - centre[0], outer[1] - centre[1]) || 1;
  const text = `${String(Math.round(cm * 10) / 10)} cm`;
  const wide = measureLine(text, textHeight);
  const [awayX, awayY] = [(outer[0] - centre[0]) / aside, (outer[1] - centre[1]) / aside];
  const left = clamp(centre[0] + awayX * (wide / 2 + 7) - wide / 2, 4, side - wide - 4);
  const top = clamp(centre[1] + awayY * (textHeight / 2 + 7) - textHeight / 2, 4, side - textHeight - 4);
  return `<path fill="${measureColour}" stroke="${measureColour}" d="${lineData(a, b)}${stubs.join("")}${head(a, 1)}${head(b, -1)}"/><path fill="${measureColour}" fill-rule="evenodd" transform="translate(${place(left, top)})" d="${setLine(text, 0, 0, textHeight)}"/>`;
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
