import type { Solid } from "../geometry/solid.ts";
import type { Vec3 } from "../geometry/vector.ts";
import type { PictureSpec } from "../picture-spec.ts";
import { decorate } from "../solids/decorate.ts";
import { cylinder, lathe } from "../solids/lathe.ts";
import { rect } from "../solids/marks.ts";
import { box, prism } from "../solids/prism.ts";
import { tube } from "../solids/tube.ts";
import type { Machine } from "./machine.ts";

/** Both are held like a pistol; type 1 reaches into truck wheels: a long anvil, a rubber boot and a side handle. */
export const impactWrench: Machine = {
  family: "impact-wrench",
  turn: 56,
  build: (spec) => {
    const radius = spec.cm.width * (spec.type === 0 ? 0.46 : 0.4);
    const axis = spec.cm.height - radius * (spec.type === 0 ? 1.04 : 1.12);
    return [
      ...hammer(spec, axis, radius),
      ...grip(spec, axis, radius),
      ...(spec.type === 0 ? [] : [sideHandle(spec, axis, radius)]),
    ];
  },
};

/** Square drive, hammer case and motor, along y. */
function hammer({ cm, type, rank }: PictureSpec, z: number, radius: number): Solid[] {
  const at = (share: number): Vec3 => [0, cm.length * (share - 0.5), z];
  const nose = type === 0 ? 0.1 : 0.34;
  const mid = type === 0 ? 0.52 : 0.62;
  const drive = radius * 0.5;
  // Every second size has a steel ring before its end.
  const end = rank % 2 === 0 ? 0.9 : 0.84;
  return [
    box(
      [0, cm.length * (nose * 0.25 - 0.5), z - drive / 2],
      [drive, cm.length * nose * 0.5, drive],
      "bright",
    ),
    cylinder({ from: at(nose * 0.5), to: at(nose), radius: drive * 0.9, paint: "iron", sides: 14 }),
    lathe({ from: at(nose), to: at(mid - 0.04), paint: type === 0 ? "steel" : "dark", sides: 22 }, [
      [radius * 0.62, 0],
      [radius * 0.74, 0.3],
      [radius, 0.8],
      [radius, 1],
    ]),
    cylinder({
      from: at(mid - 0.04),
      to: at(mid),
      radius: radius * 1.04,
      paint: type === 0 ? "black" : "steel",
      sides: 22,
    }),
    cylinder({ from: at(mid), to: at(end), radius, paint: "body", sides: 22 }),
    ...(end < 0.9 ? [cylinder({ from: at(end), to: at(0.9), radius, paint: "steel", sides: 22 })] : []),
    lathe({ from: at(0.9), to: at(1), paint: "black", sides: 22 }, [
      [radius * 1.02, 0],
      [radius * 1.02, 0.4],
      [radius * 0.7, 1],
    ]),
  ];
}

function grip({ cm, rank }: PictureSpec, axis: number, radius: number): Solid[] {
  const [top, wide] = [axis - radius * 0.86, cm.width * 0.5];
  const y = cm.length * 0.18;
  const deep = cm.length * 0.2;
  const foot = cm.height * 0.08;
  const handle = prism(
    [
      [y + deep * 0.3, foot],
      [y + deep * 1.4, foot],
      [y + deep, top],
      [y - deep * 0.1, top],
    ],
    "x",
    -wide / 2,
    wide / 2,
    "black",
  );
  return [
    decorate(handle, "right", (across, tall) =>
      Array.from({ length: 3 + rank }, (_, row) =>
        rect(across * 0.16, tall * (0.1 + (row * 0.5) / (3 + rank)), across * 0.56, tall * 0.03, "dark"),
      ),
    ),
    box([0, y - deep * 0.24, top - cm.height * 0.16], [wide * 0.5, deep * 0.4, cm.height * 0.13], "stop"),
    cylinder({
      from: [0, y + deep * 0.9, 0],
      to: [0, y + deep * 0.9, foot],
      radius: wide * 0.24,
      paint: "brass",
    }),
  ];
}

/** A bow around the hammer case with its grip above. */
function sideHandle({ cm }: PictureSpec, axis: number, radius: number): Solid {
  const y = cm.length * 0.02;
  return tube(
    [
      [radius * 0.9, y, axis + radius * 0.5],
      [radius * 1.5, y - 1, axis + radius * 0.9],
      [radius * 1.7, y - radius * 1.7, axis + radius * 1.1],
    ],
    radius * 0.24,
    "black",
    8,
  );
}
