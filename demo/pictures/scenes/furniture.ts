import type { Paint } from "../drawing/paint.ts";
import type { Solid } from "../geometry/solid.ts";
import { decorate } from "../solids/decorate.ts";
import { cylinder, lathe } from "../solids/lathe.ts";
import { disc, rect } from "../solids/marks.ts";
import { onBothSides } from "../solids/pole.ts";
import { box, roundedBox } from "../solids/prism.ts";

export type CounterKey = "steel" | "wood" | "white";

const counters: Record<CounterKey, { top: Paint; front: Paint }> = {
  steel: { top: "bright", front: "steel" },
  wood: { top: "wood", front: "dark" },
  white: { top: "bright", front: "white" },
};

/** A closed worktop along the rear wall; `at` is the centre of its foot. */
export function counter(key: CounterKey, x: number, y: number, wide: number, deep = 70, high = 88): Solid[] {
  const { top, front } = counters[key];
  const doors = Math.max(2, Math.round(wide / 60));
  const body = decorate(box([x, y, 8], [wide - 4, deep - 6, high - 13], front), "front", (across, tall) =>
    Array.from({ length: doors }, (_, index) => [
      rect((across / doors) * index + 2, 3, across / doors - 4, tall - 6, front, true, 0.6),
      rect((across / doors) * (index + 0.5) - 7, tall - 12, 14, 2, "iron"),
    ]).flat(),
  );
  return [
    box([x, y + 3, 0], [wide - 10, deep - 14, 8], "black"),
    body,
    roundedBox([x, y, high - 5], [wide, deep, 5], 1.4, "x", top),
  ];
}

/** A shelf on the wall with bottles and boxes. */
export function wallShelf(x: number, y: number, z: number, wide: number, things: readonly Paint[]): Solid[] {
  const pitch = wide / things.length;
  return [
    box([x, y, z], [wide, 22, 3], "oak"),
    ...things.map((paint, index) => {
      const at = x - wide / 2 + pitch * (index + 0.5);
      if (index % 3 === 2) return box([at, y, z + 3], [pitch * 0.7, 14, 16], paint);
      return cylinder({
        from: [at, y, z + 3],
        to: [at, y, z + 3 + 16 + (index % 2) * 6],
        radius: pitch * 0.26,
        endRadius: pitch * 0.22,
        paint,
        sides: 12,
      });
    }),
  ];
}

/** A rack with parcels on its boards. */
export function rack(wide: number): Solid[] {
  const high = 170;
  const levels = [10, 62, 114];
  const posts = onBothSides((side) =>
    onBothSides((end) => box([side * (wide / 2 - 3), end * 22, 0], [5, 5, high], "blue")),
  );
  const boards = levels.flatMap((z, level) => {
    const parcels = [0.2, 0.5, 0.8]
      .slice(0, 3 - (level % 2))
      .map((share, index) =>
        decorate(
          box(
            [wide * (share - 0.5), 0, z + 4],
            [wide * 0.24, 36, 22 + ((level + index) % 3) * 7],
            "cardboard",
          ),
          "front",
          (across, tall) => [
            rect(across * 0.44, 0, across * 0.12, tall, "paper"),
            rect(across * 0.08, tall * 0.1, across * 0.24, tall * 0.24, "white"),
          ],
        ),
      );
    return [box([0, 0, z], [wide - 11, 46, 4], "signal"), ...parcels];
  });
  return [...posts, ...boards];
}

/** A stack of split logs, seen from their ends. */
export function logPile(wide: number): Solid[] {
  const radius = 9;
  const rows = [0, 1, 2].flatMap((row) =>
    Array.from(
      { length: Math.floor(wide / (radius * 2)) - row },
      (_, index) =>
        [-wide / 2 + radius * (1 + row) + index * radius * 2, radius + row * radius * 1.74] as const,
    ),
  );
  return rows.map(([at, z]) =>
    decorate(
      cylinder({ from: [at, -20, z], to: [at, 20, z], radius, paint: "bark", ends: "wood", sides: 12 }),
      "front",
      (across) => [
        disc(across / 2, across / 2, radius * 0.5, "oak"),
        disc(across / 2, across / 2, radius * 0.4, "wood"),
      ],
    ),
  );
}

/** A plant in its pot. */
export function plant(): Solid[] {
  const leaf = (degrees: number, reach: number, high: number): Solid => {
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    return lathe(
      { from: [cos * 3, sin * 3, 32], to: [cos * reach, sin * reach, high], paint: "go", sides: 8 },
      [
        [1, 0],
        [5, 0.55],
        [4, 0.75],
        [0.4, 1],
      ],
    );
  };
  const leaves = [
    leaf(20, 26, 92),
    leaf(100, 18, 108),
    leaf(190, 28, 96),
    leaf(280, 24, 84),
    leaf(335, 20, 116),
  ];
  return [
    cylinder({
      from: [0, 0, 0],
      to: [0, 0, 32],
      radius: 12,
      endRadius: 16,
      paint: "white",
      ends: "bark",
      sides: 18,
    }),
    ...leaves,
  ];
}
