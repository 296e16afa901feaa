import type { Paint } from "../drawing/paint.ts";
import { circle, rectangle, roundCorners } from "../geometry/round-corners.ts";
import type { Vec2 } from "../geometry/vector.ts";
import type { Mark } from "./decorate.ts";

/** A rectangle from its lower left corner. */
export function rect(
  u: number,
  v: number,
  width: number,
  height: number,
  paint: Paint,
  inked = false,
  round = 0,
): Mark {
  return { points: roundCorners(rectangle(u, v, u + width, v + height), round, 2), paint, inked };
}

export function disc(u: number, v: number, radius: number, paint: Paint, inked = false, sides = 18): Mark {
  return { points: circle([u, v], radius, sides), paint, inked };
}

export function shape(points: readonly Vec2[], paint: Paint, inked = false): Mark {
  return { points, paint, inked };
}

/** A straight bar of some thickness, for needles and pointers. */
export function bar(from: Vec2, to: Vec2, thickness: number, paint: Paint): Mark {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [u, v] = [
    (-(to[1] - from[1]) / length) * (thickness / 2),
    ((to[0] - from[0]) / length) * (thickness / 2),
  ];
  const points: Vec2[] = [
    [from[0] + u, from[1] + v],
    [from[0] - u, from[1] - v],
    [to[0] - u, to[1] - v],
    [to[0] + u, to[1] + v],
  ];
  return { points, paint, inked: false };
}

/** Ventilation slots, one above the other. */
export function vents(
  u: number,
  v: number,
  width: number,
  height: number,
  count: number,
  paint: Paint = "black",
): Mark[] {
  const pitch = height / count;
  return Array.from({ length: count }, (_, index) =>
    rect(u, v + index * pitch + pitch * 0.25, width, pitch * 0.5, paint),
  );
}

/** A screen in its bezel, showing figures. */
export function display(
  u: number,
  v: number,
  width: number,
  height: number,
  attributeValues: string,
  paint: Paint = "screen",
): Mark[] {
  const rim = Math.min(width, height) * 0.1;
  const attributeValue = (height - 4 * rim) * 0.62;
  const glow: Paint = paint === "screen" ? "lit" : "white";
  const start = u + width - rim * 2.5 - attributeValues.length * attributeValue;
  return [
    rect(u, v, width, height, "black", true),
    rect(u + rim, v + rim, width - 2 * rim, height - 2 * rim, paint),
    ...[...attributeValues].flatMap((one, index) =>
      segments(
        start + index * attributeValue,
        v + rim * 2,
        attributeValue * 0.68,
        height - 4 * rim,
        one,
        glow,
      ),
    ),
  ];
}

// Lit segments per figure: top, upper left, upper right, middle, lower left, lower right, bottom.
const litSegments: Record<string, string> = {
  "0": "tabefg",
  "1": "bf",
  "2": "tbmeg",
  "3": "tbmfg",
  "4": "abmf",
  "5": "tamfg",
  "6": "tamefg",
  "7": "tbf",
  "8": "tabmefg",
  "9": "tabmfg",
  "-": "m",
};

function segments(
  u: number,
  v: number,
  width: number,
  height: number,
  attributeValue: string,
  paint: Paint,
): Mark[] {
  const lit = litSegments[attributeValue] ?? "";
  const thick = height * 0.12;
  const half = height / 2;
  const bars: Record<string, Mark> = {
    t: rect(u, v + height - thick, width, thick, paint),
    a: rect(u, v + half, thick, half, paint),
    b: rect(u + width - thick, v + half, thick, half, paint),
    m: rect(u, v + half - thick / 2, width, thick, paint),
    e: rect(u, v, thick, half, paint),
    f: rect(u + width - thick, v, thick, half, paint),
    g: rect(u, v, width, thick, paint),
  };
  return [...lit].flatMap((name) => bars[name] ?? []);
}

/** A row of round buttons. */
export function buttons(
  u: number,
  v: number,
  radius: number,
  pitch: number,
  paints: readonly Paint[],
): Mark[] {
  return paints.map((paint, index) => disc(u + index * pitch, v, radius, paint, true, 12));
}
