import { allFamilies } from "../../catalogue/assortment/all-families.ts";
import { departments } from "../../catalogue/assortment/departments.ts";
import type { Family } from "../../catalogue/assortment/family.ts";
import { picturedFamilies } from "../../catalogue/assortment/industry-families.ts";
import type { FamilyKey } from "../../catalogue/assortment/keys.ts";
import type { Paint } from "../drawing/paint.ts";
import { writeSvg } from "../drawing/write-svg.ts";
import { boundsOfSolids, move, resize } from "../geometry/place.ts";
import type { Solid } from "../geometry/solid.ts";
import { departmentFile, groupFile, industryFile } from "../picture-spec.ts";
import { writeComposition } from "./composition.ts";
import { type Actor, buildActor, lineUp } from "./stage.ts";

const side = 480;
/** Displayed at a third of the size: a tenth of such a unit is fine enough, and saves a fifth of the bytes. */
const unit = 2;
const frame = { width: side / unit, height: side / unit, margin: 30 / unit, fill: 1 };
const paints: readonly Paint[] = ["signal", "blue", "steel"];

/** Draws machines side by side for categories without a picture: departments, groups and industries. */
export function* lineUpPictures(): Generator<[name: string, content: string]> {
  for (const { key, groups } of departments) {
    const families = groups.flatMap((group) => familiesOf(group).slice(0, groups.length > 1 ? 1 : 2));
    yield [departmentFile(key), drawTogether(toActors(families.slice(0, 3)))];
    for (const group of groups)
      yield [groupFile(group), drawTogether(toActors(familiesOf(group).slice(0, 2)))];
  }
  for (const [industry, keys] of Object.entries(picturedFamilies)) {
    yield [industryFile(industry), drawTogether(keys.map(toActor))];
  }
}

function familiesOf(group: Family["group"]): Family[] {
  return allFamilies.filter((family) => family.group === group);
}

/** A single family shows both of its types. */
function toActors(families: readonly Family[]): Actor[] {
  const [only] = families;
  if (only && families.length === 1) {
    return ([0, 1] as const).map((type) => ({ family: only.key, type, paint: paints[type] ?? "signal" }));
  }
  return families.map(({ key }, index) => toActor(key, index));
}

function toActor(family: FamilyKey, index: number): Actor {
  return { family, type: 1, nth: 1, paint: paints[index] ?? "signal" };
}

// The smallest is drawn at least this large relative to the largest, so that it stays visible.
const leastShare = 0.6;

/** Draws from the back on the left to the front on the right. */
function drawTogether(actors: readonly Actor[]): string {
  const built = actors.map(buildActor);
  const largest = Math.max(...built.map(diagonalOf));
  const groups = built.map((solids) =>
    resize(solids, Math.max(1, (leastShare * largest) / diagonalOf(solids))),
  );
  const placed = lineUp(groups, { y: 0, gap: largest * 0.06 }).map((group, index) =>
    move(group, [index * largest * 0.16, -index * largest * 0.26, 0]),
  );
  const drawn = writeComposition({ groups: placed, turnDegrees: 30 }, frame, unit);
  return writeSvg(side, side, drawn, unit);
}

function diagonalOf(solids: readonly Solid[]): number {
  const { low, high } = boundsOfSolids(solids);
  return Math.hypot(high[0] - low[0], high[1] - low[1], high[2] - low[2]);
}
