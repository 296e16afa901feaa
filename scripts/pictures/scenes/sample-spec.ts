import type { Size } from "../machines/machine.ts";
import type { PictureSpec } from "../picture-spec.ts";

type Centimetres = readonly [width: number, height: number, length: number];

/** Machines as scenes show them while the assortment does not know them yet: small, medium, large. */
const samples: Readonly<Record<string, readonly [Centimetres, Centimetres, Centimetres]>> = {
  "planetary-mixer": [
    [39, 74, 65],
    [45, 94, 68],
    [53, 124, 71],
  ],
  "upright-fridge": [
    [64, 168, 85],
    [122, 196, 85],
    [172, 196, 85],
  ],
  "platform-scale": [
    [40, 76, 58],
    [54, 98, 74],
    [84, 112, 96],
  ],
  "tig-welder": [
    [49, 53, 74],
    [49, 77, 73],
    [50, 118, 96],
  ],
  "pressure-washer": [
    [47, 96, 67],
    [57, 100, 67],
    [65, 104, 67],
  ],
  "electric-hoist": [
    [63, 95, 23],
    [76, 99, 25],
    [96, 103, 25],
  ],
  "meat-slicer": [
    [35, 31, 37],
    [44, 38, 38],
    [54, 45, 39],
  ],
  "mig-welder": [
    [65, 74, 82],
    [65, 113, 112],
    [65, 141, 116],
  ],
  "pallet-truck": [
    [52, 101, 126],
    [52, 113, 153],
    [52, 117, 166],
  ],
  "bench-scale": [
    [24, 13, 37],
    [30, 21, 38],
    [34, 41, 42],
  ],
  "industrial-vacuum": [
    [58, 64, 64],
    [61, 79, 74],
    [64, 97, 79],
  ],
  "air-compressor": [
    [72, 69, 30],
    [96, 75, 35],
    [120, 81, 40],
  ],
  "ultrasonic-cleaner": [
    [31, 40, 34],
    [41, 48, 39],
    [57, 58, 47],
  ],
  "tool-trolley": [
    [58, 80, 46],
    [72, 106, 46],
    [100, 116, 61],
  ],
  "impact-wrench": [
    [7, 19, 17],
    [14, 20, 42],
    [17, 24, 60],
  ],
  "lifting-table": [
    [45, 95, 74],
    [80, 99, 130],
    [100, 105, 200],
  ],
  "crane-scale": [
    [14, 30, 9],
    [22, 50, 16],
    [32, 76, 24],
  ],
  centrifuge: [
    [22, 24, 25],
    [42, 36, 52],
    [60, 46, 68],
  ],
  "work-light": [
    [26, 32, 20],
    [72, 160, 72],
    [95, 185, 95],
  ],
  "log-splitter": [
    [34, 58, 120],
    [50, 110, 60],
    [62, 148, 85],
  ],
  "water-pump": [
    [20, 27, 38],
    [38, 40, 46],
    [50, 58, 64],
  ],
  "vacuum-sealer": [
    [38, 14, 20],
    [36, 38, 44],
    [52, 48, 60],
  ],
  "band-sealer": [
    [40, 32, 84],
    [45, 110, 90],
    [50, 130, 110],
  ],
  "massage-table": [
    [60, 75, 185],
    [70, 80, 190],
    [76, 84, 200],
  ],
  "weight-bench": [
    [58, 115, 130],
    [110, 115, 150],
    [140, 130, 180],
  ],
};

const sizes = ["s", "m", "l"] as const;

export function sampleSpec(family: string, size: Size): PictureSpec {
  const index = sizes.indexOf(size);
  const [width, height, length] = samples[family]?.[index] ?? [60, 60, 60];
  return {
    family,
    type: size === "s" ? 0 : 1,
    lead: index + 1,
    cm: { width, height, length },
    figures: {},
    display: "250",
    share: [0.5, 0.7, 1][index] ?? 1,
  };
}
