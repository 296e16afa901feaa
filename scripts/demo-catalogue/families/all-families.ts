import { airCompressor } from "./air-compressor.ts";
import { benchScale } from "./bench-scale.ts";
import { electricHoist } from "./electric-hoist.ts";
import type { Family } from "./family.ts";
import { industrialVacuum } from "./industrial-vacuum.ts";
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

export const allFamilies: readonly Family[] = [
  planetaryMixer,
  uprightFridge,
  meatSlicer,
  tigWelder,
  migWelder,
  electricHoist,
  palletTruck,
  platformScale,
  benchScale,
  pressureWasher,
  industrialVacuum,
  airCompressor,
  ultrasonicCleaner,
  toolTrolley,
];
