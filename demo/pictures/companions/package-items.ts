import type { AccessoryKey, PackageKey } from "../../catalogue/assortment/keys.ts";
import { kindOfAccessory } from "../accessories/accessory-kinds.ts";
import { accessories } from "../accessories/accessory-solids.ts";
import { beater, doughHook, whisk } from "../accessories/mixer-tools.ts";
import { resize } from "../geometry/place.ts";
import type { Solid } from "../geometry/solid.ts";
import * as attached from "./attached-items.ts";
import * as fitting from "./fitting-items.ts";
import * as kitchen from "./kitchen-items.ts";
import * as workshop from "./workshop-items.ts";

type Item = () => Solid[];

const { bottle, coil, filter, keys, screws } = workshop;
const [cable, gasHose, mat] = [
  () => coil("black", 0.8),
  () => coil("iron", 1.1),
  () => attached.roll("dark"),
];

/** The parts that a package's name lists, one after the other. */
const packageItems: Readonly<Record<PackageKey, readonly Item[]>> = {
  airNipples: [fitting.coupling, bottle],
  assemblyKit: [screws, workshop.hexKeys, keys],
  basketAndLid: [kitchen.basket, kitchen.lid, cable],
  benchHardware: [screws, workshop.spanner, workshop.hexKeys],
  chargingAdapter: [workshop.adapter],
  controlHandle: [workshop.tiller, screws],
  coupling: [fitting.coupling, filter],
  drainHose: [gasHose, filter],
  drillChuck: [fitting.chuck, fitting.guard, fitting.drift],
  foodPusher: [kitchen.pusher, kitchen.brush],
  freezerBaskets: [kitchen.basket, keys, kitchen.scraper],
  fryingBaskets: [kitchen.basket, kitchen.lid],
  grinderTools: [kitchen.grinderDisc, kitchen.grinderDisc, kitchen.knife, kitchen.pusher, kitchen.tray],
  headrest: [workshop.faceRest, workshop.pad, workshop.bag],
  heaterStand: [workshop.stand, workshop.handle],
  hoistFittings: [workshop.pendant, accessories.tool, workshop.bracket, workshop.bracket],
  iceScoop: [kitchen.scoop, kitchen.hose],
  keys: [keys, mat],
  lanceSet: [workshop.gun, workshop.lance, workshop.nozzles],
  levellingFeet: [attached.indicator, cable, workshop.feet],
  lightStand: [workshop.stand, screws],
  mainsAdapter: [workshop.adapter],
  migTorch: [() => attached.torchSet("brass"), attached.clamp, gasHose],
  mixerTools: [kitchen.bowl, whisk, doughHook, beater],
  ovenTrays: [kitchen.tray, kitchen.rack],
  plasmaTorch: [() => attached.torchSet("caution"), attached.clamp, () => attached.tips("brass")],
  pressPlates: [attached.plates],
  pumpFittings: [fitting.fittings, () => attached.roll("white", 5, 3)],
  remoteAndCharger: [attached.remote, workshop.adapter, attached.battery],
  rotorAndAdapters: [attached.rotor, attached.tubes, workshop.hexKeys],
  sealingBelts: [attached.belts],
  shelves: [fitting.shelf, screws, keys],
  splittingWedge: [attached.wheels, fitting.support, screws],
  suctionSet: [fitting.suctionHose, attached.tubePair, attached.floorNozzle, filter],
  tableHardware: [screws, workshop.spanner],
  tigTorch: [() => attached.torchSet("steel"), attached.clamp, () => attached.tips("steel")],
  vacuumBags: [kitchen.bags, () => coil("bright", 0.4, 7)],
};

/** What lies beside a machine when its box is unpacked: the manual, its parts, and a set's accessories. */
export function listItems(packages: readonly PackageKey[], contents: readonly AccessoryKey[]): Solid[][] {
  return [
    kitchen.manual(),
    ...packages.flatMap((key) => packageItems[key].map((build) => build())),
    ...listAccessories(contents),
  ];
}

export function listAccessories(contents: readonly AccessoryKey[]): Solid[][] {
  return contents.map((key) => resize(accessories[kindOfAccessory[key]](), 1.1));
}
