import type { Machine } from "./family.ts";
import type { AccessoryKey } from "./keys.ts";

/** Weight, size and gross price of a new accessory. */
export type Accessory = Pick<Machine, "netKg" | "cm" | "euros"> & {
  /** For goods sold by volume or length: the unit price per litre or metre is shown next to the price. */
  readonly netContent?: string;
};

function accessory(
  euros: number,
  netKg: number,
  ...[width, height, length]: [number, number, number]
): Accessory {
  return { euros, netKg, cm: { width, height, length } };
}

/** Euros, kilograms, then width, height and length in centimetres. */
export const accessories: Readonly<Record<AccessoryKey, Accessory>> = {
  accessRamp: accessory(189, 21, 100, 8, 60),
  airFilter: accessory(24, 0.4, 12, 14, 12),
  airHose: accessory(29, 1.9, 30, 8, 30),
  bakingTray: accessory(19, 1.1, 44, 2, 32),
  bearingPressSet: accessory(89, 7.5, 38, 10, 28),
  benchVice: accessory(79, 9.5, 20, 18, 34),
  castorSet: accessory(39, 3.2, 24, 14, 18),
  centrifugeTubes: accessory(35, 0.6, 26, 12, 20),
  cleaningConcentrate: { ...accessory(22, 1.1, 9, 26, 9), netContent: "1 l" },
  condensatePump: accessory(69, 1.6, 22, 14, 13),
  contactTips: accessory(15, 0.1, 12, 3, 9),
  craneScaleCharger: accessory(49, 0.8, 16, 8, 12),
  cutResistantGloves: accessory(15, 0.1, 12, 3, 25),
  cuttingGuide: accessory(39, 1.4, 30, 9, 12),
  descaler: { ...accessory(16, 1.1, 9, 24, 9), netContent: "1 l" },
  doughHook: accessory(29, 0.9, 12, 22, 10),
  driveBelt: accessory(25, 0.2, 22, 2, 22),
  drillBitSet: accessory(45, 1.3, 24, 5, 17),
  dumbbellPair: accessory(49, 20, 20, 18, 34),
  extensionCable: accessory(35, 2.8, 26, 12, 26),
  filterBags: accessory(25, 0.5, 30, 6, 40),
  freezerBasket: accessory(19, 0.9, 24, 22, 42),
  freezerThermometer: accessory(12, 0.1, 8, 14, 3),
  fryingBasket: accessory(27, 0.8, 17, 15, 40),
  gasHose: accessory(29, 0.9, 20, 10, 20),
  grinderDiscs: accessory(39, 0.9, 10, 6, 10),
  hepaFilter: accessory(59, 0.8, 22, 18, 22),
  hoistSwivelArm: accessory(119, 16, 110, 75, 12),
  hoistTrolley: accessory(99, 9, 32, 28, 24),
  hydraulicOil: { ...accessory(24, 4.6, 13, 28, 20), netContent: "5 l" },
  impactSocketSet: accessory(49, 4.2, 34, 8, 18),
  inkRoller: accessory(14, 0.2, 8, 5, 8),
  labelPrinter: accessory(239, 1.8, 14, 16, 20),
  layflatHose: accessory(49, 5.4, 36, 14, 36),
  liftingSling: accessory(18, 0.8, 20, 6, 25),
  machineVice: accessory(69, 6.8, 18, 9, 28),
  magneticTray: accessory(16, 0.6, 15, 4, 24),
  mixingBowl: accessory(119, 3.4, 36, 34, 36),
  oiler: accessory(19, 0.3, 6, 14, 6),
  oilFilter: accessory(29, 0.5, 24, 24, 24),
  ovenStand: accessory(149, 14, 60, 72, 55),
  palletStop: accessory(19, 1.2, 16, 12, 24),
  palletTruckRollers: accessory(39, 2.6, 18, 9, 14),
  paperRoll: { ...accessory(12, 1.2, 60, 12, 12), netContent: "50 m" },
  perforatedPanel: accessory(59, 6.8, 150, 45, 2),
  plasmaTips: accessory(25, 0.2, 14, 4, 10),
  pressGuard: accessory(139, 8.2, 60, 70, 4),
  rollingStool: accessory(59, 6.2, 40, 52, 40),
  rotaryNozzle: accessory(35, 0.4, 6, 6, 16),
  sausageTubes: accessory(22, 0.4, 10, 8, 20),
  scaleCover: accessory(15, 0.3, 30, 3, 30),
  sealingBeltSet: accessory(45, 0.4, 20, 4, 15),
  shackle: accessory(14, 0.9, 9, 4, 12),
  slicerBlade: accessory(79, 1.6, 30, 3, 30),
  spareRotor: accessory(189, 2.2, 18, 12, 18),
  splittingCross: accessory(89, 5.2, 22, 16, 20),
  suctionHose: accessory(35, 2.4, 40, 12, 40),
  surfaceCleaner: accessory(119, 5.8, 45, 30, 45),
  tableMat: accessory(15, 0.6, 60, 1, 40),
  telescopicTripod: accessory(59, 3.9, 14, 100, 14),
  testWeight: accessory(39, 1.1, 6, 9, 6),
  toolInserts: accessory(149, 6.5, 40, 12, 56),
  tungstenElectrodes: accessory(25, 0.1, 8, 2, 18),
  tyreInflator: accessory(29, 0.7, 12, 8, 26),
  ultrasonicBeaker: accessory(19, 0.4, 10, 14, 10),
  vacuumBagRoll: { ...accessory(16, 0.9, 30, 9, 9), netContent: "12 m" },
  waterFilter: accessory(45, 1.3, 14, 32, 14),
  weightPlates: accessory(99, 40, 36, 16, 36),
  weldingHelmet: accessory(69, 0.7, 24, 30, 24),
  weldingTrolley: accessory(129, 16, 45, 80, 75),
  weldingWire: accessory(18, 1.1, 10, 10, 6),
  whisk: accessory(29, 0.6, 18, 32, 18),
  wireShelf: accessory(25, 1.6, 53, 3, 50),
};
