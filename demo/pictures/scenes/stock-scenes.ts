import { crate } from "./crate.ts";
import type { Scene } from "./department-scenes.ts";
import { rack } from "./furniture.ts";

/** The start page's hall: a few of everything, a crate under the hoist. */
export const heroScene: Scene = {
  room: "hall",
  back: [
    { family: "upright-fridge", type: 0, nth: 3, paint: "steel" },
    { family: "tool-trolley", type: 1, nth: 0, paint: "blue" },
    { family: "planetary-mixer", type: 1, nth: 2, paint: "signal" },
  ],
  front: [
    { family: "platform-scale", type: 0, nth: 4, paint: "signal" },
    { family: "mig-welder", type: 0, paint: "blue" },
    {
      ...{ family: "pallet-truck", type: 0, nth: 1, choice: 0, paint: "blue", turned: 90 },
      pulledBy: { coat: "signal", trousers: "dark", hat: "caution" },
    },
  ],
  hung: { family: "electric-hoist", type: 1, nth: 4, paint: "signal", enlarged: 1.2 },
  below: () => crate("wood"),
};

/** For buying guides and posts: choosing in the kitchen, arriving goods, a tidy bench. */
export const editorialScenes: readonly Scene[] = [
  {
    room: "kitchen",
    counter: "steel",
    onCounter: [
      { family: "planetary-mixer", type: 0, nth: 0, paint: "signal" },
      { family: "planetary-mixer", type: 0, nth: -1, paint: "blue" },
      { family: "bench-scale", type: 0, nth: 1, paint: "steel" },
    ],
    back: [
      { family: "planetary-mixer", type: 1, nth: 1, paint: "steel" },
      { family: "planetary-mixer", type: 1, nth: -1, paint: "signal" },
    ],
    front: [],
    shelf: ["white", "brass", "paper", "white", "glass", "signal", "bright"],
  },
  {
    room: "packing",
    back: [
      { family: "lifting-table", type: 0, nth: 2, paint: "signal" },
      { family: "platform-scale", type: 0, nth: 3, paint: "blue" },
    ],
    front: [{ family: "pallet-truck", type: 0, nth: 2, choice: 0, paint: "signal", turned: 66 }],
    beside: () => rack(150),
  },
  {
    room: "workshop",
    back: [
      { family: "workbench", type: 0, nth: 3, choice: 1, paint: "blue" },
      { family: "tool-trolley", type: 0, nth: 3, paint: "signal" },
    ],
    front: [
      { family: "air-compressor", type: 0, nth: 3, paint: "signal" },
      { family: "work-light", type: 0, nth: 5, paint: "signal", enlarged: 1.4 },
    ],
  },
];

/** For the page of the shop's history and its articles, by name. */
export const storyScenes: Readonly<Record<string, Scene>> = {
  /** The beginning: a garage, two machines and a few parcels. */
  garage: {
    room: "garage",
    back: [
      { family: "workbench", type: 0, nth: 0, choice: 0, paint: "steel" },
      { family: "bench-scale", type: 0, nth: 1, paint: "blue", table: 70 },
    ],
    front: [{ family: "planetary-mixer", type: 0, nth: 1, paint: "signal" }],
    beside: () => crate("wood"),
  },
  /** The first hall with a rack. */
  store: {
    room: "hall",
    back: [
      { family: "upright-fridge", type: 0, nth: 1, paint: "steel" },
      { family: "air-compressor", type: 1, nth: 2, paint: "signal" },
    ],
    front: [{ family: "pallet-truck", type: 0, nth: 1, choice: 0, paint: "blue", turned: 66 }],
    beside: () => rack(150),
  },
  /** Tests of machines before their sale. */
  testing: {
    room: "laboratory",
    counter: "white",
    onCounter: [
      { family: "bench-scale", type: 1, nth: 1, paint: "blue", enlarged: 1.2 },
      { family: "centrifuge", type: 0, nth: 3, paint: "signal", enlarged: 1.2 },
      { family: "ultrasonic-cleaner", type: 0, paint: "steel", enlarged: 1.2 },
    ],
    back: [{ family: "pillar-drill", type: 1, nth: 1, paint: "signal" }],
    front: [{ family: "hydraulic-press", type: 0, nth: 1, paint: "blue" }],
  },
  /** Goods in transit. */
  dispatch: {
    room: "packing",
    back: [
      { family: "platform-scale", type: 0, nth: 4, paint: "blue" },
      { family: "lifting-table", type: 1, nth: 1, paint: "signal" },
    ],
    front: [
      { family: "pallet-truck", type: 0, nth: 2, choice: 0, paint: "signal", turned: 66 },
      { family: "pallet-truck", type: 0, nth: 0, choice: 0, paint: "blue", turned: 66 },
    ],
    beside: () => rack(150),
  },
  /** Two processes side by side. */
  welding: {
    room: "workshop",
    back: [
      { family: "workbench", type: 0, nth: 2, choice: 0, paint: "steel" },
      { family: "tig-welder", type: 1, nth: 2, paint: "blue" },
      { family: "mig-welder", type: 1, nth: 2, paint: "signal" },
    ],
    front: [],
  },
};
