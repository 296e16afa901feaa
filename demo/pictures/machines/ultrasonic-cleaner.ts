import { basin } from "../archetypes/basin.ts";
import { cabinet } from "../archetypes/cabinet.ts";
import { turn } from "../geometry/place.ts";
import type { Solid } from "../geometry/solid.ts";
import type { PictureSpec } from "../picture-spec.ts";
import { turnKnob } from "../solids/controls.ts";
import { decorate } from "../solids/decorate.ts";
import { disc, display, rect, vents } from "../solids/marks.ts";
import { atCorners, onBothSides, peg, pole } from "../solids/pole.ts";
import { box, roundedBox } from "../solids/prism.ts";
import { tube } from "../solids/tube.ts";
import { castor } from "../solids/wheel.ts";
import { lengthwiseTurn, type Machine } from "./machine.ts";

/** The lid is open; type 1 is large: on castors, with a step for its panel and a basket on bows. */
export const ultrasonicCleaner: Machine = {
  family: "ultrasonic-cleaner",
  turn: lengthwiseTurn,
  build: (spec) => {
    const foot = spec.type === 0 ? 2 : 7;
    const top = spec.cm.height - 1.4;
    return turn(
      [
        ...tank(spec, foot, top),
        ...lid(spec, top),
        ...(spec.attributeValues.drainValve === false ? [] : drain(spec, foot)),
      ],
      "z",
      90,
    );
  },
};

function tank(spec: PictureSpec, foot: number, top: number): Solid[] {
  const { width, length } = spec.cm;
  const rim = Math.min(4, top * 0.14);
  const shell = cabinet({
    width: length - 1.6,
    length: width - 1.6,
    low: foot,
    high: top - rim,
    paint: "steel",
    marks: {
      right: (wide, tall) => [
        rect(wide * 0.3, tall * 0.74, wide * 0.4, tall * 0.1, "black", true, 1),
        ...vents(wide * 0.25, tall * 0.1, wide * 0.5, tall * 0.3, 3 + spec.rank, "iron"),
      ],
      left: (wide, tall) => [rect(wide * 0.3, tall * 0.74, wide * 0.4, tall * 0.1, "black", true, 1)],
      back: (wide, tall) => vents(wide * 0.2, tall * 0.2, wide * 0.4, tall * 0.4, 5, "iron"),
    },
  });
  const wall = Math.max(1.6, width * 0.08);
  return [
    shell,
    ...panel(spec, foot, top - rim),
    ...basin({ width: length, length: width, low: top - rim, high: top, wall, content: "water" }),
    ...basket(length, width, top),
    ...atCorners(length, width, Math.min(5, width * 0.16), (x, y) =>
      spec.type === 0 ? pole([x, y, 0], foot, 1.8, "black") : castor([x, y, foot], foot),
    ),
  ];
}

function panel(
  { cm: { width, length }, type, display: shown, rank }: PictureSpec,
  foot: number,
  high: number,
): Solid[] {
  const tall = (high - foot) * (type === 0 ? 0.8 : 0.4);
  const low = type === 0 ? foot + (high - foot) * 0.1 : high - tall - 2;
  const y = -(width - 1.6) / 2;
  const plate = cabinet({
    width: length * 0.9,
    length: 1.4,
    low,
    high: low + tall,
    y: y - 0.7,
    marks: {
      front: (wide, deep) => [
        ...display(
          wide * 0.06,
          deep * 0.4,
          wide * (type === 0 ? 0.34 : 0.2),
          deep * 0.44,
          shown.replace(".", "-").slice(0, 3),
        ),
        ...["go", "caution", "stop"].map((paint, index) =>
          disc(wide * 0.09 + index * wide * 0.06, deep * 0.2, deep * 0.06, paint as "go", true, 10),
        ),
      ],
    },
  });
  const knobs = (
    type === 0
      ? [0.32, 0.12].slice(0, rank < 3 ? 1 : 2)
      : [0.38, 0.24, 0.1, -0.06].slice(0, 2 + Math.floor(rank / 2))
  ).map((x) =>
    turnKnob([length * x, y - 1.4, low + tall * 0.5], [0, -1, 0], Math.min(tall * 0.24, length * 0.07)),
  );
  return [plate, ...knobs];
}

function basket(length: number, width: number, top: number): Solid[] {
  return onBothSides((side) =>
    tube(
      [
        [side * length * 0.3, -width * 0.2, top],
        [side * length * 0.3, -width * 0.2, top + width * 0.24],
        [side * length * 0.3, width * 0.2, top + width * 0.24],
        [side * length * 0.3, width * 0.2, top],
      ],
      0.6,
      "iron",
    ),
  );
}

function lid({ cm: { width, length } }: PictureSpec, top: number): Solid[] {
  const plate = decorate(
    roundedBox([0, width / 2 + 0.6, top], [length * 0.98, 1.2, width * 0.9], 1.6, "y", "bright"),
    "front",
    (wide, tall) => [rect(wide * 0.06, tall * 0.08, wide * 0.88, tall * 0.84, "steel", true, 1.5)],
  );
  const grip = box([0, width / 2 + 2, top + width * 0.6], [length * 0.22, 1.6, 1.8], "black");
  return turn([plate, grip], "x", -14, [0, width / 2, top]);
}

function drain({ cm: { width, length } }: PictureSpec, foot: number): Solid[] {
  const [x, y, z] = [length / 2 - 0.8, width * 0.2, foot + 4];
  return [
    peg([x, y, z], [1, 0, 0], 2.6, 1.3, "brass"),
    pole([x + 3.6, y, z - 2.4], 4.4, 1.1, "brass"),
    box([x + 3.6, y, z + 2], [1.6, 5, 1], "stop"),
  ];
}
