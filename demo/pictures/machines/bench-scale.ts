import { roundCorners } from "../geometry/round-corners.ts";
import type { Solid } from "../geometry/solid.ts";
import type { PictureSpec } from "../picture-spec.ts";
import { decorate, type Mark } from "../solids/decorate.ts";
import { lathe } from "../solids/lathe.ts";
import { buttons, disc, display, rect } from "../solids/marks.ts";
import { atCorners, pole } from "../solids/pole.ts";
import { prism, roundedBox } from "../solids/prism.ts";
import type { Machine } from "./machine.ts";

/** Type 0 counts pieces: a wide keypad with three displays; type 1 is flat, its round or square plate fills it. */
export const benchScale: Machine = {
  family: "bench-scale",
  build: (spec) => (spec.type === 0 ? countingScale(spec) : compactScale(spec)),
};

function countingScale(spec: PictureSpec): Solid[] {
  const { width, height, length } = spec.cm;
  const [half, front, rear] = [width / 2, -length / 2, length / 2];
  const step = front + length * 0.4;
  const body = height * 0.66;
  const profile = roundCorners(
    [
      [front, 1.6],
      [rear, 1.6],
      [rear, body],
      [step, body],
      [front, height * 0.3],
    ],
    [1, 1, 1.5, 1, 1],
  );
  const slope = [0, -(body - height * 0.3), length * 0.4] as const;
  const shell = decorate(prism(profile, "x", -half, half, "body"), slope, keypad(spec));
  const y = step + (rear - step) / 2 - 1;
  const tray = roundedBox([0, y, height - 2], [width * 0.97, length * 0.6, 2], 2.4, "z", "steel");
  const screw = lathe(
    { from: [width * 0.2, y, height], to: [width * 0.2, y, height + 5], paint: "steel", sides: 12 },
    [
      [2.4, 0],
      [2.4, 0.4],
      [1.1, 0.42],
      [1.1, 1],
    ],
  );
  return [
    shell,
    pole([0, y, body], height - 2 - body, half * 0.4, "iron"),
    decorate(tray, "top", (wide, long) => [
      rect(1.2, 1.2, wide - 2.4, long - 2.4, "steel", true, 2),
      rect(1.6, 1.6, wide - 3.2, long - 3.2, "bright", false, 1.6),
    ]),
    screw,
    pole([width * 0.06, y - 3, height], 2, 2.2, "brass"),
    pole([width * 0.1, y + 3, height], 2, 2.2, "brass"),
    ...atCorners(width, length, 3.4, (x, along) => pole([x, along, 0], 1.6, 1.8, "black")),
  ];
}

/** Three displays over two rows of keys. */
function keypad({ display: shown, rank }: PictureSpec) {
  const keys = Array.from({ length: 3 + rank }, () => "steel" as const);
  return (wide: number, long: number): Mark[] => [
    rect(wide * 0.03, long * 0.06, wide * 0.94, long * 0.88, "dark", true, 1),
    ...[0.06, 0.36, 0.66].flatMap((u, index) =>
      display(wide * u, long * 0.54, wide * 0.28, long * 0.34, [shown.slice(0, 3), "12", "48"][index] ?? ""),
    ),
    ...[0.14, 0.34].flatMap((v) =>
      buttons(wide * 0.12, long * v, long * 0.065, (wide * 0.76) / (4 + rank), [
        ...keys,
        "caution",
        v < 0.2 ? "go" : "stop",
      ]),
    ),
  ];
}

/** Up to 5 kg with a round plate for the laboratory and the kitchen, above with a square one. */
function compactScale(spec: PictureSpec): Solid[] {
  const { width, height, length } = spec.cm;
  const body = height * 0.66;
  const profile = roundCorners(
    [
      [-length / 2, 1],
      [length / 2, 1],
      [length / 2, body],
      [-length * 0.22, body],
      [-length / 2, body * 0.6],
    ],
    [0.8, 0.8, 1, 1, 0.8],
  );
  const shell = decorate(
    prism(profile, "x", -width / 2, width / 2, "body"),
    [0, -body * 0.4, length * 0.28],
    (wide, long) => [
      ...display(wide * 0.3, long * 0.2, wide * 0.4, long * 0.6, `${spec.display}-0`.slice(0, 4), "screen"),
      ...buttons(
        wide * 0.1,
        long * 0.5,
        long * 0.14,
        wide * 0.1,
        spec.rank % 2 ? ["steel", "steel"] : ["steel"],
      ),
      ...buttons(
        wide * 0.8,
        long * 0.5,
        long * 0.14,
        wide * 0.1,
        spec.rank % 4 < 2 ? ["steel", "stop"] : ["stop"],
      ),
    ],
  );
  const y = length * 0.13;
  const size = Math.min(width, length * 0.72) * 0.94;
  const isRound = spec.lead <= 5;
  const plate = isRound
    ? lathe({ from: [0, y, height * 0.8], to: [0, y, height], paint: "steel", sides: 30 }, [
        [size * 0.44, 0],
        [size * 0.5, 0.5],
        [size * 0.5, 1],
      ])
    : roundedBox([0, y, height * 0.8], [width * 0.96, length * 0.7, height * 0.2], 1.6, "z", "steel");
  return [
    shell,
    pole([0, y, body], height * 0.8 - body, size * 0.2, "iron"),
    decorate(plate, "top", (wide, long) =>
      isRound
        ? [disc(wide / 2, long / 2, wide * 0.44, "bright", true, 30)]
        : [rect(1.4, 1.4, wide - 2.8, long - 2.8, "bright", true, 1.4)],
    ),
    ...(isRound ? [testWeight(size, y, height)] : []),
    ...atCorners(width, length, 2.4, (x, along) => pole([x, along, 0], 1, 1.4, "black")),
  ];
}

/** A brass weight on the plate. */
function testWeight(size: number, y: number, height: number): Solid {
  return lathe(
    { from: [size * 0.1, y, height], to: [size * 0.1, y, height + size * 0.36], paint: "brass", sides: 18 },
    [
      [size * 0.13, 0],
      [size * 0.13, 0.6],
      [size * 0.05, 0.66],
      [size * 0.05, 0.78],
      [size * 0.075, 0.8],
      [size * 0.075, 1],
    ],
  );
}
