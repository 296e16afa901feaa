import { airCompressor } from "./air-compressor.ts";
import { bandSealer } from "./band-sealer.ts";
import { benchScale } from "./bench-scale.ts";
import { centrifuge } from "./centrifuge.ts";
import { chestFreezer } from "./chest-freezer.ts";
import { convectionOven } from "./convection-oven.ts";
import { craneScale } from "./crane-scale.ts";
import { deepFryer } from "./deep-fryer.ts";
import { dehumidifier } from "./dehumidifier.ts";
import { electricHoist } from "./electric-hoist.ts";
import { fanHeater } from "./fan-heater.ts";
import { hydraulicPress } from "./hydraulic-press.ts";
import { iceMachine } from "./ice-machine.ts";
import { impactWrench } from "./impact-wrench.ts";
import { industrialVacuum } from "./industrial-vacuum.ts";
import { liftingTable } from "./lifting-table.ts";
import { logSplitter } from "./log-splitter.ts";
import type { Machine } from "./machine.ts";
import { massageTable } from "./massage-table.ts";
import { meatGrinder } from "./meat-grinder.ts";
import { meatSlicer } from "./meat-slicer.ts";
import { migWelder } from "./mig-welder.ts";
import { palletTruck } from "./pallet-truck.ts";
import { pillarDrill } from "./pillar-drill.ts";
import { planetaryMixer } from "./planetary-mixer.ts";
import { plasmaCutter } from "./plasma-cutter.ts";
import { platformScale } from "./platform-scale.ts";
import { pressureWasher } from "./pressure-washer.ts";
import { tigWelder } from "./tig-welder.ts";
import { toolTrolley } from "./tool-trolley.ts";
import { ultrasonicCleaner } from "./ultrasonic-cleaner.ts";
import { uprightFridge } from "./upright-fridge.ts";
import { vacuumSealer } from "./vacuum-sealer.ts";
import { waterPump } from "./water-pump.ts";
import { weightBench } from "./weight-bench.ts";
import { workLight } from "./work-light.ts";
import { workbench } from "./workbench.ts";

export const machines: readonly Machine[] = [
  airCompressor,
  bandSealer,
  benchScale,
  centrifuge,
  chestFreezer,
  convectionOven,
  craneScale,
  deepFryer,
  dehumidifier,
  electricHoist,
  fanHeater,
  hydraulicPress,
  iceMachine,
  impactWrench,
  industrialVacuum,
  liftingTable,
  logSplitter,
  massageTable,
  meatGrinder,
  meatSlicer,
  migWelder,
  palletTruck,
  pillarDrill,
  planetaryMixer,
  plasmaCutter,
  platformScale,
  pressureWasher,
  tigWelder,
  toolTrolley,
  ultrasonicCleaner,
  uprightFridge,
  vacuumSealer,
  waterPump,
  weightBench,
  workLight,
  workbench,
];

const byFamily = new Map(machines.map((machine) => [machine.family, machine]));

/** Returns the machine of a family, if it has a drawing. */
export function findMachine(family: string): Machine | undefined {
  return byFamily.get(family);
}
