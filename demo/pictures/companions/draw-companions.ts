import { kindOfAccessory } from "../accessories/accessory-kinds.ts";
import { project } from "../drawing/camera.ts";
import { type Bounds, boundsOf } from "../drawing/piece.ts";
import { type Livery, writeShadows, writeStrokes, writeSvg } from "../drawing/write-svg.ts";
import type { PictureOrder } from "../enumerate-specs.ts";
import type { Solid } from "../geometry/solid.ts";
import { contentsFile, pictureStem, setFile, usedFile } from "../picture-spec.ts";
import { drawUsed } from "./draw-used.ts";
import type { Front } from "./front.ts";
import { listAccessories, listItems } from "./package-items.ts";
import { type Row, viewRow } from "./row.ts";

const side = 480;
/** Height of the row below a machine, and free space around the machine. */
const rowTall = 158;
const edge = 18;

/** Draws what belongs to a machine: the contents of its box; its sets; used ones beside their cartons. */
export function* drawCompanions(
  front: Front,
  order: PictureOrder,
): Generator<[name: string, content: string]> {
  const { spec, packages, makes } = order;
  const bounds = boundsOf(
    front.solids.flatMap((solid) =>
      solid.flatMap(({ points }) => points.map((point) => project(front.camera, point))),
    ),
  );
  const items = rowOf(packages.join(), () => listItems(packages, []));
  for (const make of makes) {
    const stem = pictureStem({ ...spec, colour: make.colour, maker: make.maker });
    const written = front.write(make);
    yield [contentsFile(stem), laidOut(written, bounds, items, make)];
    for (const contents of make.sets) {
      const kinds = contents.map((key) => kindOfAccessory[key]);
      const added = rowOf(kinds.join(), () => listAccessories(contents));
      yield [setFile(stem, kinds), laidOut(written, bounds, added, make)];
      const all = rowOf(`${packages.join()} ${kinds.join()}`, () => listItems(packages, contents));
      yield [contentsFile(stem, kinds), laidOut(written, bounds, all, make)];
    }
    for (const grade of make.used) yield [usedFile(stem, grade), drawUsed(front, spec, written, grade)];
  }
}

const rows = new Map<string, Row>();

/** Views a row once for all machines that come with it. */
function rowOf(key: string, list: () => Solid[][]): Row {
  const known = rows.get(key);
  if (known) return known;
  const row = viewRow(list(), side, rowTall);
  rows.set(key, row);
  return row;
}

/** Writes a machine above a row. */
function laidOut(machine: string, { left, right, high, low }: Bounds, row: Row, livery: Livery): string {
  const [wide, tall] = [side - 2 * edge, side - rowTall - edge];
  const size = Math.min(0.9, wide / (right - left), tall / (low - high));
  const x = side / 2 - (size * (left + right)) / 2;
  const y = edge + tall - size * low;
  const placed = `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(3)})">${machine}</g>`;
  const below = writeShadows(row.shadows, row.contacts, 1, "r") + writeStrokes(row.strokes, livery, 1, "r");
  return writeSvg(side, side, `${placed}<g transform="translate(0 ${side - rowTall})">${below}</g>`);
}
