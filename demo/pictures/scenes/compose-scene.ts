import { type Person, person } from "../archetypes/person.ts";
import { boundsOfSolids, move, resize, turn } from "../geometry/place.ts";
import type { Solid } from "../geometry/solid.ts";
import type { Composition } from "./composition.ts";
import type { Scene } from "./department-scenes.ts";
import { counter, wallShelf } from "./furniture.ts";
import { beamBehind, room } from "./rooms.ts";
import { buildActor, lineUp, measure } from "./stage.ts";

const turnDegrees = 26;
const counterHigh = 88;
const counterDeep = 70;
const aisle = 46;
const margin = 26;

/** Composes a scene in its room, which is as wide, deep and high as its machines need. */
export function composeScene(scene: Scene): Composition {
  const furnished = furnish(scene);
  const front = [...scene.front.map(buildActor), ...(scene.worker ? [atWork(scene.worker)] : [])];
  const behind = [...(scene.beside ? [scene.beside()] : []), ...furnished, ...scene.back.map(buildActor)];
  const tightest = 22;
  const deep = measure(behind, 0).deep + measure(front, 0).deep + aisle + margin;
  const high = Math.max(
    120,
    ...[...behind, ...front].map((group) => boundsOfSolids(group).high[2] + 14),
    scene.shelf ? 176 : 0,
  );
  const wide = Math.max(
    measure(behind, tightest).wide + margin * 2,
    measure(front, tightest).wide + margin * 2,
    2.45 * high + 0.21 * deep,
    scene.hung ? (measure(behind, tightest).wide + margin + hungRoom(scene)) / (0.5 + hungAt) : 0,
  );
  // What hangs has the right of the wall to itself.
  const rearEnd = scene.hung ? wide * hungAt - hungRoom(scene) : wide / 2 - margin;
  const frontEnd = scene.hung ? rearEnd + deep * 0.2 : rearEnd;
  const rowTo = (end: number, groups: readonly Solid[][]) => {
    const space = end + wide / 2 - margin;
    const gap = (space - measure(groups, 0).wide) / Math.max(1, groups.length - 1);
    return { x: end - space / 2, gap: Math.min(64, gap) };
  };
  const floor = room(scene.room, [wide, deep, high]);
  const rear = lineUp(behind, {
    ...rowTo(rearEnd, behind),
    y: deep / 2 - 8,
    align: "back",
  });
  const frontRow = rowTo(frontEnd, front);
  const hung = scene.hung ? hang(scene, wide, deep, high) : [];
  return {
    turnDegrees,
    floor: scene.shelf
      ? [...floor, ...shelfAbove(rear[scene.beside ? 1 : 0] ?? [], scene.shelf, deep)]
      : floor,
    groups: [
      ...rear,
      ...lineUp(front, {
        ...frontRow,
        x: frontRow.x + wide * (scene.frontAt ?? 0),
        y: -deep / 2 + 14,
        align: "front",
      }),
      ...hung,
    ],
  };
}

/** Returns a person at the right of the machines, turned to the one beside. */
function atWork(worker: Person): Solid[] {
  return turn(person({ arms: "ahead", ...worker }), "z", -70);
}

/** Where it hangs, as a share of the room's width from its centre. */
const hungAt = 0.3;

/** Returns the space that what hangs needs at its left. */
function hungRoom({ hung, below }: Scene): number {
  if (!hung) return 0;
  const { low } = boundsOfSolids([...buildActor(hung), ...(below?.() ?? [])]);
  return 24 - low[0];
}

/** Places machines under the beam of a hall, at its right. */
function hang({ hung, below }: Scene, wide: number, deep: number, high: number): Solid[][] {
  if (!hung) return [];
  const hanging = buildActor(hung);
  const [x, y] = [wide * hungAt, deep / 2 - beamBehind];
  const bottom = high - 14.5 - boundsOfSolids(hanging).high[2];
  const load = below?.() ?? [];
  // A lifted machine reaches up to the hook.
  const fitted =
    load.length > 0
      ? resize(load, Math.min(1, (bottom + lowestOf(hanging)) / boundsOfSolids(load).high[2]))
      : [];
  return [move(fitted, [x, y, 0]), move(hanging, [x, y, bottom])].filter((group) => group.length > 0);
}

function lowestOf(solids: readonly Solid[]): number {
  return boundsOfSolids(solids).low[2];
}

/** The worktop with its contents, as one group. */
function furnish({ counter: key, onCounter = [] }: Scene): Solid[][] {
  if (!key) return [];
  const gap = 20;
  const things = onCounter.map(buildActor);
  const { wide, deep } = measure(things, gap);
  const top = Math.max(counterDeep, deep + 8);
  return [
    [
      ...counter(key, 0, 0, wide + 36, top, counterHigh),
      ...lineUp(things, { y: 0, z: counterHigh, gap }).flat(),
    ],
  ];
}

function shelfAbove(
  group: readonly Solid[],
  things: readonly Parameters<typeof wallShelf>[4][number][],
  deep: number,
): Solid[] {
  const { low, high } = boundsOfSolids(group);
  return wallShelf((low[0] + high[0]) / 2, deep / 2 - 12, 148, (high[0] - low[0]) * 0.7, things);
}
