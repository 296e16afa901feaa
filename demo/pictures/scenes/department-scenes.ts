import type { DepartmentKey } from "../../catalogue/assortment/keys.ts";
import type { Person } from "../archetypes/person.ts";
import type { Paint } from "../drawing/paint.ts";
import type { Solid } from "../geometry/solid.ts";
import { crate } from "./crate.ts";
import { type CounterKey, logPile, plant, rack } from "./furniture.ts";
import type { RoomKey } from "./rooms.ts";
import type { Actor } from "./stage.ts";

/** Machines at work: on the floor before the wall, on a worktop, in front of all, under a beam. */
export interface Scene {
  room: RoomKey;
  counter?: CounterKey;
  onCounter?: readonly Actor[];
  back: readonly Actor[];
  front: readonly Actor[];
  /** Centre of the front row, as a share of the room's width from its centre. */
  frontAt?: number;
  /** Solids at the wall, left of the machines. */
  beside?: () => Solid[];
  /** Bottles and boxes on a shelf above the worktop. */
  shelf?: readonly Paint[];
  /** The person at work, at the right of the front row. */
  worker?: Person;
  /** The machine on the beam of a hall, and the one below. */
  hung?: Actor;
  below?: () => Solid[];
}

export const departmentScenes: Readonly<Record<DepartmentKey, Scene>> = {
  gastronomy: {
    room: "kitchen",
    worker: { coat: "white", trousers: "dark", hat: "white" },
    counter: "steel",
    onCounter: [
      { family: "meat-slicer", type: 1, paint: "signal" },
      { family: "convection-oven", type: 0, nth: 1, paint: "steel" },
      { family: "meat-grinder", type: 0, paint: "signal" },
      { family: "planetary-mixer", type: 0, nth: 1, paint: "blue" },
    ],
    back: [{ family: "deep-fryer", type: 1, nth: 1, paint: "signal" }],
    front: [{ family: "planetary-mixer", type: 1, nth: 1, paint: "signal" }],
    shelf: ["white", "brass", "signal", "bright", "glass", "paper", "white", "brass"],
  },
  "cold-and-heat": {
    room: "cellar",
    worker: { coat: "blue", trousers: "dark" },
    back: [
      { family: "upright-fridge", type: 1, nth: 0, paint: "steel" },
      { family: "upright-fridge", type: 0, nth: 2, paint: "signal" },
      { family: "ice-machine", type: 1, nth: 1, paint: "steel" },
    ],
    front: [
      { family: "chest-freezer", type: 1, nth: 0, paint: "blue" },
      { family: "dehumidifier", type: 1, nth: 2, paint: "signal" },
      { family: "fan-heater", type: 1, nth: 2, paint: "signal" },
    ],
  },
  welding: {
    room: "garage",
    worker: { coat: "dark", trousers: "blue", hat: "signal" },
    back: [
      { family: "workbench", type: 0, nth: 1, choice: 0, paint: "blue" },
      { family: "mig-welder", type: 1, nth: 2, paint: "signal" },
    ],
    front: [
      { family: "tig-welder", type: 1, nth: 2, paint: "stop" },
      { family: "plasma-cutter", type: 1, nth: 1, paint: "signal" },
    ],
  },
  workshop: {
    room: "workshop",
    worker: { coat: "iron", trousers: "blue", hat: "blue" },
    back: [
      { family: "workbench", type: 0, nth: 2, choice: 0, paint: "signal" },
      { family: "pillar-drill", type: 1, nth: 1, paint: "blue" },
      { family: "hydraulic-press", type: 1, nth: 1, paint: "signal" },
    ],
    frontAt: 0.1,
    front: [
      { family: "tool-trolley", type: 0, paint: "signal" },
      { family: "work-light", type: 1, nth: 3, paint: "signal" },
    ],
  },
  "compressed-air": {
    room: "garage",
    worker: { coat: "dark", trousers: "blue", hat: "signal" },
    counter: "wood",
    onCounter: [
      { family: "impact-wrench", type: 0, paint: "signal", enlarged: 1.7 },
      { family: "impact-wrench", type: 1, paint: "blue", enlarged: 1.7 },
    ],
    back: [{ family: "air-compressor", type: 1, nth: 3, paint: "signal" }],
    frontAt: 0.07,
    front: [{ family: "air-compressor", type: 0, nth: 2, paint: "blue" }],
  },
  lifting: {
    room: "hall",
    worker: { coat: "signal", trousers: "dark", hat: "caution" },
    back: [{ family: "lifting-table", type: 1, nth: 1, paint: "blue" }],
    front: [
      { family: "pallet-truck", type: 0, nth: 2, choice: 0, paint: "signal", turned: 70 },
      { family: "lifting-table", type: 0, nth: 1, paint: "signal" },
    ],
    beside: () => rack(110),
    hung: { family: "electric-hoist", type: 1, nth: 4, paint: "signal", enlarged: 1.3 },
    below: () => crate("wood"),
  },
  weighing: {
    room: "hall",
    worker: { coat: "signal", trousers: "dark", hat: "caution" },
    counter: "wood",
    onCounter: [
      { family: "bench-scale", type: 0, paint: "signal" },
      { family: "bench-scale", type: 1, nth: 2, paint: "blue", enlarged: 1.3 },
    ],
    back: [{ family: "platform-scale", type: 0, nth: 4, paint: "signal" }],
    front: [{ family: "platform-scale", type: 1, nth: 0, paint: "blue" }],
    hung: { family: "crane-scale", type: 1, nth: 3, paint: "signal", enlarged: 1.2 },
  },
  laboratory: {
    room: "laboratory",
    worker: { coat: "white", trousers: "iron" },
    counter: "white",
    onCounter: [
      { family: "ultrasonic-cleaner", type: 0, paint: "blue", enlarged: 1.2 },
      { family: "centrifuge", type: 1, nth: 3, paint: "signal", enlarged: 1.2 },
      { family: "centrifuge", type: 0, nth: 3, paint: "blue", enlarged: 1.2 },
      { family: "bench-scale", type: 1, nth: 1, paint: "steel", enlarged: 1.2 },
    ],
    back: [],
    frontAt: 0.26,
    front: [{ family: "ultrasonic-cleaner", type: 1, nth: 3, paint: "signal", table: 46 }],
    shelf: ["glass", "water", "white", "glass", "brass", "blue", "glass", "water", "white"],
  },
  cleaning: {
    room: "garage",
    worker: { coat: "dark", trousers: "blue", hat: "signal" },
    back: [
      { family: "pressure-washer", type: 1, nth: 1, paint: "signal" },
      { family: "industrial-vacuum", type: 1, nth: 3, paint: "blue" },
    ],
    front: [
      { family: "industrial-vacuum", type: 0, nth: 4, paint: "signal" },
      { family: "pressure-washer", type: 0, nth: 3, paint: "blue" },
    ],
  },
  garden: {
    room: "yard",
    worker: { coat: "go", trousers: "dark", hat: "caution" },
    back: [
      { family: "log-splitter", type: 1, nth: 1, paint: "signal" },
      { family: "log-splitter", type: 0, paint: "go" },
    ],
    front: [
      { family: "water-pump", type: 0, paint: "go", enlarged: 1.3 },
      { family: "water-pump", type: 1, nth: 2, paint: "signal", enlarged: 1.3 },
    ],
    beside: () => logPile(108),
  },
  packaging: {
    room: "packing",
    worker: { coat: "blue", trousers: "dark" },
    counter: "wood",
    onCounter: [
      { family: "vacuum-sealer", type: 1, nth: 3, paint: "signal" },
      { family: "band-sealer", type: 0, nth: 2, paint: "blue" },
      { family: "vacuum-sealer", type: 0, nth: 3, paint: "signal" },
    ],
    back: [],
    frontAt: -0.24,
    front: [{ family: "band-sealer", type: 1, nth: 3, paint: "signal", table: 60 }],
    beside: () => rack(110),
  },
  fitness: {
    room: "studio",
    worker: { coat: "turquoise", trousers: "white" },
    back: [
      { family: "massage-table", type: 1, nth: 2, choice: 2, paint: "steel" },
      { family: "weight-bench", type: 1, nth: 2, choice: 0, paint: "signal" },
    ],
    front: [
      { family: "massage-table", type: 0, nth: 4, choice: 3, paint: "steel" },
      { family: "weight-bench", type: 0, nth: 3, choice: 2, paint: "signal" },
    ],
    beside: plant,
  },
};
