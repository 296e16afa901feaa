import { writeSvg } from "../drawing/write-svg.ts";
import { airCompressor } from "../machines/air-compressor.ts";
import { benchScale } from "../machines/bench-scale.ts";
import { electricHoist } from "../machines/electric-hoist.ts";
import { industrialVacuum } from "../machines/industrial-vacuum.ts";
import { meatSlicer } from "../machines/meat-slicer.ts";
import { migWelder } from "../machines/mig-welder.ts";
import { palletTruck } from "../machines/pallet-truck.ts";
import { planetaryMixer } from "../machines/planetary-mixer.ts";
import { platformScale } from "../machines/platform-scale.ts";
import { pressureWasher } from "../machines/pressure-washer.ts";
import { tigWelder } from "../machines/tig-welder.ts";
import { toolTrolley } from "../machines/tool-trolley.ts";
import { uprightFridge } from "../machines/upright-fridge.ts";
import { type Placed, placeMachine, writeComposition } from "./composition.ts";

const side = 480;

/** What stands for each department, by the key of its category. */
const departments: Record<string, readonly Placed[]> = {
  gastro: [
    { machine: uprightFridge, size: "s", at: [-34, 62, 0], paint: "steel" },
    { machine: planetaryMixer, size: "l", at: [48, 26, 0], paint: "signal" },
    { machine: meatSlicer, size: "l", at: [-18, -66, 0], paint: "blue", enlarged: 1.5 },
  ],
  welding: [
    { machine: migWelder, size: "m", at: [30, 26, 0], paint: "blue" },
    { machine: tigWelder, size: "s", at: [-40, -6, 0], paint: "signal" },
  ],
  lifting: [
    { machine: electricHoist, size: "m", at: [0, 30, 60], paint: "signal" },
    { machine: palletTruck, size: "m", at: [30, -20, 0], paint: "blue", turned: -40 },
  ],
  scales: [
    { machine: platformScale, size: "m", at: [-6, 20, 0], paint: "signal" },
    { machine: benchScale, size: "m", at: [46, -40, 0], paint: "blue", enlarged: 1.25 },
  ],
  cleaning: [
    { machine: pressureWasher, size: "m", at: [28, 34, 0], paint: "blue" },
    { machine: industrialVacuum, size: "s", at: [-40, -8, 0], paint: "signal" },
  ],
  workshop: [
    { machine: toolTrolley, size: "m", at: [-20, 46, 0], paint: "signal" },
    { machine: airCompressor, size: "s", at: [42, -26, 0], paint: "blue" },
  ],
};

/** One drawing per department: file name and content. */
export function* departmentPictures(): Generator<[name: string, content: string]> {
  for (const [key, placed] of Object.entries(departments)) {
    const composition = { groups: placed.map(placeMachine), turnDegrees: 30 };
    const content = writeComposition(composition, { width: side, height: side, margin: 30, fill: 1 });
    yield [`department-${key}.svg`, writeSvg(side, side, content)];
  }
}
