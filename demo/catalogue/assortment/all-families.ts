import { airCompressor } from "./families/air-compressor.ts";
import { bandSealer } from "./families/band-sealer.ts";
import { benchScale } from "./families/bench-scale.ts";
import { centrifuge } from "./families/centrifuge.ts";
import { chestFreezer } from "./families/chest-freezer.ts";
import { convectionOven } from "./families/convection-oven.ts";
import { craneScale } from "./families/crane-scale.ts";
import { deepFryer } from "./families/deep-fryer.ts";
import { dehumidifier } from "./families/dehumidifier.ts";
import { electricHoist } from "./families/electric-hoist.ts";
import { fanHeater } from "./families/fan-heater.ts";
import { hydraulicPress } from "./families/hydraulic-press.ts";
import { iceMachine } from "./families/ice-machine.ts";
import { impactWrench } from "./families/impact-wrench.ts";
import { industrialVacuum } from "./families/industrial-vacuum.ts";
import { liftingTable } from "./families/lifting-table.ts";
import { logSplitter } from "./families/log-splitter.ts";
import { massageTable } from "./families/massage-table.ts";
import { meatGrinder } from "./families/meat-grinder.ts";
import { meatSlicer } from "./families/meat-slicer.ts";
import { migWelder } from "./families/mig-welder.ts";
import { palletTruck } from "./families/pallet-truck.ts";
import { pillarDrill } from "./families/pillar-drill.ts";
import { planetaryMixer } from "./families/planetary-mixer.ts";
import { plasmaCutter } from "./families/plasma-cutter.ts";
import { platformScale } from "./families/platform-scale.ts";
import { pressureWasher } from "./families/pressure-washer.ts";
import { tigWelder } from "./families/tig-welder.ts";
import { toolTrolley } from "./families/tool-trolley.ts";
import { ultrasonicCleaner } from "./families/ultrasonic-cleaner.ts";
import { uprightFridge } from "./families/upright-fridge.ts";
import { vacuumSealer } from "./families/vacuum-sealer.ts";
import { waterPump } from "./families/water-pump.ts";
import { weightBench } from "./families/weight-bench.ts";
import { workLight } from "./families/work-light.ts";
import { workbench } from "./families/workbench.ts";
import type { Family } from "./family.ts";

/** Sorted by number, the order of the catalogue. */
export const allFamilies: readonly Family[] = [
  planetaryMixer,
  meatSlicer,
  meatGrinder,
  convectionOven,
  deepFryer,
  uprightFridge,
  chestFreezer,
  iceMachine,
  fanHeater,
  dehumidifier,
  tigWelder,
  migWelder,
  plasmaCutter,
  toolTrolley,
  workbench,
  hydraulicPress,
  pillarDrill,
  airCompressor,
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
