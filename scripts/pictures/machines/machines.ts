import { airCompressor } from "./air-compressor.ts";
import { benchScale } from "./bench-scale.ts";
import { chestFreezer } from "./chest-freezer.ts";
import { convectionOven } from "./convection-oven.ts";
import { deepFryer } from "./deep-fryer.ts";
import { dehumidifier } from "./dehumidifier.ts";
import { electricHoist } from "./electric-hoist.ts";
import { fanHeater } from "./fan-heater.ts";
import { iceMachine } from "./ice-machine.ts";
import { industrialVacuum } from "./industrial-vacuum.ts";
import type { Machine } from "./machine.ts";
import { meatGrinder } from "./meat-grinder.ts";
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
  meatGrinder,
  convectionOven,
  deepFryer,
  chestFreezer,
  iceMachine,
  fanHeater,
  dehumidifier,
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
