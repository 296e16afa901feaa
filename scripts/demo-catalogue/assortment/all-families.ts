import { bandSealer } from "./families/band-sealer.ts";
import { benchScale } from "./families/bench-scale.ts";
import { centrifuge } from "./families/centrifuge.ts";
import { craneScale } from "./families/crane-scale.ts";
import { electricHoist } from "./families/electric-hoist.ts";
import { impactWrench } from "./families/impact-wrench.ts";
import { industrialVacuum } from "./families/industrial-vacuum.ts";
import { liftingTable } from "./families/lifting-table.ts";
import { logSplitter } from "./families/log-splitter.ts";
import { massageTable } from "./families/massage-table.ts";
import { palletTruck } from "./families/pallet-truck.ts";
import { planetaryMixer } from "./families/planetary-mixer.ts";
import { platformScale } from "./families/platform-scale.ts";
import { pressureWasher } from "./families/pressure-washer.ts";
import { ultrasonicCleaner } from "./families/ultrasonic-cleaner.ts";
import { vacuumSealer } from "./families/vacuum-sealer.ts";
import { waterPump } from "./families/water-pump.ts";
import { weightBench } from "./families/weight-bench.ts";
import { workLight } from "./families/work-light.ts";
import type { Family } from "./family.ts";

/** In the order of their numbers, which is the order in which the catalogue goes through them. */
export const allFamilies: readonly Family[] = [
  planetaryMixer,
  impactWrench,
  electricHoist,
  palletTruck,
  liftingTable,
  platformScale,
  benchScale,
  craneScale,
  ultrasonicCleaner,
  centrifuge,
  workLight,
  pressureWasher,
  industrialVacuum,
  logSplitter,
  waterPump,
  vacuumSealer,
  bandSealer,
  massageTable,
  weightBench,
];
