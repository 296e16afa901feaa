import { roundCorners } from "../geometry/round-corners.ts";
import type { Solid } from "../geometry/solid.ts";
import { decorate } from "../solids/decorate.ts";
import { cylinder, lathe } from "../solids/lathe.ts";
import { buttons, disc, display, rect } from "../solids/marks.ts";
import { box, prism, roundedBox } from "../solids/prism.ts";
import { bySize, type Size, stretchMachine } from "./machine.ts";

export const benchScale = stretchMachine({
  family: "bench-scale",
  build: (size) => {
    const half = bySize(size, 12, 15, 17);
    return [...housing(half, size), ...pan(half, size), ...(size === "l" ? poleDisplay(half) : [])];
  },
});

function housing(half: number, size: Size): Solid[] {
  const profile = roundCorners(
    [
      [-20, 1.6],
      [17, 1.6],
      [17, 9],
      [-7, 9],
      [-20, 4.6],
    ],
    [1, 1, 1.5, 1, 1],
  );
  const shell = decorate(prism(profile, "x", -half, half, "body"), [0, -0.34, 0.94], (wide, long) => [
    rect(1.4, 0.8, wide - 2.8, long - 1.6, "dark", true, 1),
    ...display(wide * 0.12, long * 0.42, wide * 0.56, long * 0.46, bySize(size, "0500", "1250", "3000")),
    ...buttons(wide * 0.76, long * 0.66, 1.1, 3, ["steel", "stop"]),
    ...buttons(wide * 0.16, long * 0.22, 1.1, wide * 0.11, [
      "steel",
      "steel",
      "steel",
      "steel",
      "steel",
      "caution",
      "go",
    ]),
  ]);
  const feet = [-1, 1].flatMap((side) =>
    [-16, 13].map((y) =>
      cylinder({
        from: [side * (half - 3.4), y, 0],
        to: [side * (half - 3.4), y, 1.6],
        radius: 1.8,
        paint: "black",
      }),
    ),
  );
  return [decorate(shell, "right", (wide) => [rect(wide * 0.6, 2.2, 6, 2.6, "white")]), ...feet];
}

function pan(half: number, size: Size): Solid[] {
  const stem = cylinder({ from: [0, 5.5, 9], to: [0, 5.5, 11], radius: 3, paint: "iron" });
  if (size === "s") {
    const dish = lathe({ from: [0, 5.5, 11], to: [0, 5.5, 13], paint: "steel", sides: 28 }, [
      [half * 0.84, 0],
      [half * 0.95, 0.5],
      [half * 0.95, 1],
    ]);
    return [
      stem,
      decorate(dish, "top", (wide) => [
        disc(wide / 2, wide / 2, half * 0.82, "steel", true, 30),
        disc(wide / 2, wide / 2, half * 0.79, "bright", false, 30),
      ]),
    ];
  }
  const tray = roundedBox([0, 5.5, 11], [half * 2 - 0.6, 24.4, 2.2], 3, "z", "steel");
  const weight = lathe({ from: [half * 0.2, 8, 13.2], to: [half * 0.2, 8, 21], paint: "brass", sides: 18 }, [
    [3.4, 0],
    [3.4, 0.6],
    [1.2, 0.66],
    [1.2, 0.78],
    [1.8, 0.8],
    [1.8, 1],
  ]);
  return [
    stem,
    decorate(tray, "top", (wide, long) => [
      rect(1.2, 1.2, wide - 2.4, long - 2.4, "steel", true, 2),
      rect(1.6, 1.6, wide - 3.2, long - 3.2, "bright", false, 1.6),
    ]),
    weight,
  ];
}

function poleDisplay(half: number): Solid[] {
  const head = decorate(
    roundedBox([half - 9, 19.6, 32], [18, 4, 9], 1.4, "y", "body"),
    "front",
    (wide, tall) => display(1.2, 1.2, wide - 2.4, tall - 2.4, "3000"),
  );
  return [
    box([half - 9, 19, 3], [5, 4, 4], "dark"),
    cylinder({ from: [half - 9, 19.6, 7], to: [half - 9, 19.6, 32], radius: 1, paint: "steel" }),
    head,
  ];
}
