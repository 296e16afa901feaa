import { move } from "../geometry/place.ts";
import type { Solid } from "../geometry/solid.ts";
import { electricHoist } from "../machines/electric-hoist.ts";
import { migWelder } from "../machines/mig-welder.ts";
import { palletTruck } from "../machines/pallet-truck.ts";
import { planetaryMixer } from "../machines/planetary-mixer.ts";
import { platformScale } from "../machines/platform-scale.ts";
import { toolTrolley } from "../machines/tool-trolley.ts";
import { uprightFridge } from "../machines/upright-fridge.ts";
import { decorate } from "../solids/decorate.ts";
import { rect } from "../solids/marks.ts";
import { box } from "../solids/prism.ts";
import { type Composition, placeMachine } from "./composition.ts";
import { crate } from "./crate.ts";

const wide = 560;
const deep = 230;

/** A hall with the shop's machines on its floor and a hoist on its gantry. */
export function workshop(): Composition {
  return {
    turnDegrees: 26,
    floor: [floor()],
    groups: [
      placeMachine({ machine: uprightFridge, size: "s", at: [-228, 60, 0], paint: "steel" }),
      placeMachine({ machine: planetaryMixer, size: "m", at: [-150, 60, 0], paint: "signal" }),
      placeMachine({ machine: platformScale, size: "m", at: [-190, -58, 0], paint: "signal" }),
      placeMachine({ machine: toolTrolley, size: "s", at: [-36, 62, 0], paint: "signal" }),
      gantry(),
      placeMachine({ machine: electricHoist, size: "s", at: [146, 44, 106], paint: "signal" }),
      [
        ...placeMachine({ machine: palletTruck, size: "m", at: [196, -22, 0], paint: "blue", turned: -90 }),
        ...move(crate("wood"), [126, -22, 14.2]),
      ],
      placeMachine({ machine: migWelder, size: "s", at: [4, -50, 0], paint: "blue" }),
    ],
  };
}

function floor(): Solid {
  const pitch = 40;
  const slab = box([0, 0, -9], [wide, deep, 9], "paper");
  const lines = (length: number) =>
    Array.from(
      { length: Math.floor(length / pitch) },
      (_, index) => (index + 0.5) * pitch + (length % pitch) / 2,
    );
  return decorate(slab, "top", (across, along) => [
    ...lines(across).map((u) => rect(u, 0, 0.7, along, "steel")),
    ...lines(along).map((v) => rect(0, v, across, 0.7, "steel")),
  ]);
}

/** A portal that carries the hoist's beam. */
function gantry(): Solid[] {
  const [x, y, height] = [146, 44, 218.6];
  const post = (side: 1 | -1) => [
    box([x + side * 50, y, 0], [22, 40, 3], "iron"),
    box([x + side * 50, y, 3], [10, 12, height - 3], "iron"),
  ];
  return [...post(-1), ...post(1), box([x, y, height], [118, 16, 10], "iron")];
}
