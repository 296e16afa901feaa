import { cushion } from "../archetypes/cushion.ts";
import { scissorLift, slantedBar } from "../archetypes/scissor-lift.ts";
import type { Paint } from "../drawing/paint.ts";
import { move, turn } from "../geometry/place.ts";
import type { Solid } from "../geometry/solid.ts";
import type { PictureSpec } from "../picture-spec.ts";
import { decorate } from "../solids/decorate.ts";
import { cylinder } from "../solids/lathe.ts";
import { disc, rect } from "../solids/marks.ts";
import { onBothSides } from "../solids/pole.ts";
import { box, roundedBox } from "../solids/prism.ts";
import { tube } from "../solids/tube.ts";
import { attributeValueOf, lengthwiseTurn, type Machine } from "./machine.ts";

const covers: Readonly<Record<string, Paint>> = {
  black: "black",
  white: "white",
  turquoise: "turquoise",
  cream: "cream",
};

/** Type 0 folds in the middle and has wooden legs; type 1 has an electric lift and a raised back rest. */
export const massageTable: Machine = {
  family: "massage-table",
  turn: lengthwiseTurn,
  build: (spec) => turn(spec.type === 0 ? folding(spec) : lifted(spec), "z", 90),
};

function coverOf({ attributeValues }: PictureSpec): Paint {
  return covers[String(attributeValues.colour)] ?? "black";
}

/** The head rest: a ring of foam, shown by the hole in it. */
function headRest(x: number, z: number, width: number, thick: number, paint: Paint): Solid[] {
  const pad = roundedBox([x, 0, z], [width, width * 1.06, thick], width * 0.3, "z", paint);
  return [decorate(pad, "top", (wide, high) => [disc(wide / 2, high / 2, width * 0.2, "dark", true, 16)])];
}

function folding(spec: PictureSpec): Solid[] {
  const { width, length, height } = spec.cm;
  const [pad, frame, head] = [Math.max(5, height * 0.09), 7, length * 0.14];
  const low = height - pad - frame;
  const parts = Math.min(3, attributeValueOf(spec, "sections", 2));
  const wood: Paint = spec.attributeValues.frameMaterial === "beech" ? "wood" : "bright";
  const start = -length / 2 + head + 1;
  const part = (length - head - 1) / parts;
  const boards = Array.from({ length: parts }, (_, index): Solid[] => {
    const x = start + part * (index + 0.5);
    return [
      ...cushion([x, 0, low + frame], [part - 0.4, width, pad], coverOf(spec)),
      ...onBothSides((side) => box([x, side * width * 0.43, low], [part - 0.6, 2, frame], wood)),
      ...onBothSides((end) => box([x + (end * (part - 3)) / 2, 0, low], [2, width * 0.82, frame], wood)),
    ];
  });
  const ends = [start + part * 0.16, start + part * (parts - 0.16)];
  const middle = start + (part * parts) / 2;
  const braces = onBothSides((side) =>
    ends.map((x) =>
      tube(
        [
          [x, side * width * 0.34, low * 0.5],
          [middle, side * width * 0.34, low - 1],
        ],
        0.5,
        "iron",
        5,
      ),
    ),
  );
  return [
    ...boards.flat(),
    ...ends.flatMap((x, index) => trestle(x, index === 0 ? -5 : 5, low + frame * 0.7, width, wood)),
    ...braces,
    ...headSupport(spec, start, low + frame, head, pad),
  ];
}

/** A pair of legs that lean outwards, with the bar between them. */
function trestle(x: number, lean: number, top: number, width: number, wood: Paint): Solid[] {
  const legs = onBothSides((side) =>
    slantedBar([x + lean, 0], [x, top], 4.4, side * width * 0.38 - 1.6, side * width * 0.38 + 1.6, wood),
  );
  return [...legs, box([x + lean * 0.7, 0, top * 0.26], [2, width * 0.76 - 3.2, 5], wood)];
}

function headSupport(spec: PictureSpec, start: number, z: number, head: number, pad: number): Solid[] {
  const bars = onBothSides((side) =>
    tube(
      [
        [start + 6, side * spec.cm.width * 0.12, z - 3],
        [start - head * 0.6, side * spec.cm.width * 0.12, z - 3],
      ],
      0.9,
      "iron",
    ),
  );
  return [...bars, ...headRest(-spec.cm.length / 2 + head / 2, z, head, pad * 0.8, coverOf(spec))];
}

/** The foot of the lift, with slots in its side. */
function base({ cm: { width, length }, rank }: PictureSpec): Solid {
  return decorate(
    box([length * 0.06, 0, 2], [length * 0.62, width * 0.66, 5], "body"),
    "front",
    (wide, tall) =>
      Array.from({ length: 2 + rank }, (_, index) =>
        rect(wide * (0.1 + index * 0.06), tall * 0.3, wide * 0.03, tall * 0.4, "black"),
      ),
  );
}

function lifted(spec: PictureSpec): Solid[] {
  const { width, length, height } = spec.cm;
  const pad = Math.max(6, height * 0.1);
  const rise = length * 0.1;
  const low = height - pad - 6 - rise;
  const joint = -length * 0.14;
  const head = length * 0.12;
  const back = length * 0.36 - head - 2;
  const cover = coverOf(spec);
  const seat = [
    ...cushion([length * 0.18, 0, low + 6], [length * 0.63, width, pad], cover),
    box([length * 0.16, 0, low], [length * 0.58, width * 0.7, 6], "white"),
  ];
  const rest = turn(
    [
      ...cushion([joint - back / 2, 0, low + 6], [back, width, pad], cover),
      box([joint - back / 2, 0, low + 2], [back * 0.9, width * 0.6, 4], "white"),
      ...headRest(joint - back - head / 2 - 1, low + 6, head, pad * 0.9, cover),
      box([joint - back, 0, low + 3.4], [head, width * 0.2, 2.4], "iron"),
    ],
    "y",
    18,
    [joint, 0, low + 6],
  );
  const lift = scissorLift({
    length: length * 0.46,
    depth: width * 0.56,
    low: 7,
    high: low,
    bar: 5,
    paint: "steel",
  });
  return [
    ...move(lift, [length * 0.06, 0, 0]),
    base(spec),
    ...[-1, 1].flatMap((end) =>
      [-1, 1].map((side) =>
        cylinder({
          from: [length * (0.06 + end * 0.28), side * width * 0.28, 0],
          to: [length * (0.06 + end * 0.28), side * width * 0.28, 2],
          radius: 3,
          paint: "black",
        }),
      ),
    ),
    tube(
      [
        [length * -0.08, 0, 8],
        [length * 0.12, 0, 7 + (low - 7) * 0.5],
      ],
      3,
      "dark",
      10,
    ),
    ...seat,
    ...rest,
  ];
}
