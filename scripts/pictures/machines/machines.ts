import { airCompressor } from "./air-compressor.ts";
import { benchScale } from "./bench-scale.ts";
import { electricHoist } from "./electric-hoist.ts";
import { industrialVacuum } from "./industrial-vacuum.ts";
import type { Machine } from "./machine.ts";
import { meatSlicer } from "./meat-slicer.ts";
import { migWelder } from "./mig-welder.ts";
import { palletTruck } from "./pallet-truck.ts";
import { planetaryMixer } from "./planetary-mixer.ts";
import { platformScale } from "./platform-scale.ts";
import { pressureWasher } from "./pressure-washer.ts";
import { tigWelder } from "./tig-welder.ts";
import { toolTrolley } from "./tool-trolley.ts";
import { ultrasonicCleaner } from "./ultrasonic-cleaner.ts";
import { uprightFridge } from "./upright-fridge.ts";

export const machines: readonly Machine[] = [
  planetaryMixer,
  uprightFridge,
  platformScale,
  tigWelder,
  pressureWasher,
  electricHoist,
  meatSlicer,
  migWelder,
  palletTruck,
  benchScale,
  industrialVacuum,
  airCompressor,
  ultrasonicCleaner,
  toolTrolley,
];
