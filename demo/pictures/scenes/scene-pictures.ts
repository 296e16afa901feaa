import { accessoryKinds, serviceKinds } from "../accessories/accessory-kinds.ts";
import { accessories } from "../accessories/accessory-solids.ts";
import { services } from "../accessories/service-solids.ts";
import { placeCamera } from "../drawing/camera.ts";
import { loopData, setLine } from "../drawing/letters.ts";
import { viewFitted } from "../drawing/view-scene.ts";
import { writeShadows, writeStrokes, writeSvg } from "../drawing/write-svg.ts";
import type { Solid } from "../geometry/solid.ts";
import type { Vec2 } from "../geometry/vector.ts";
import { accessoryFile, editorialFile, sceneFile, serviceFile, storyFile } from "../picture-spec.ts";
import { plugPictures } from "../plugs/draw-plugs.ts";
import { brandPictures } from "./brand-marks.ts";
import { composeScene } from "./compose-scene.ts";
import { writeComposition } from "./composition.ts";
import { crate } from "./crate.ts";
import { departmentScenes, type Scene } from "./department-scenes.ts";
import { emptyPictures } from "./empty-states.ts";
import { lineUpPictures } from "./line-ups.ts";
import { editorialScenes, heroScene, storyScenes } from "./stock-scenes.ts";

/** Draws every picture that is not a product's: file name and content. */
export function* scenePictures(): Generator<[name: string, content: string]> {
  yield ["default.svg", defaultPicture()];
  yield ["hero.svg", widePicture(heroScene)];
  yield ["og.svg", sharingPicture()];
  for (const [department, scene] of Object.entries(departmentScenes)) {
    yield [sceneFile(department), widePicture(scene)];
  }
  for (const [index, scene] of editorialScenes.entries())
    yield [editorialFile(index + 1), widePicture(scene)];
  for (const [story, scene] of Object.entries(storyScenes)) yield [storyFile(story), widePicture(scene)];
  yield* lineUpPictures();
  for (const kind of accessoryKinds) yield [accessoryFile(kind), accessoryPicture(accessories[kind]())];
  for (const kind of serviceKinds) yield [serviceFile(kind), accessoryPicture(services[kind]())];
  yield* plugPictures();
  yield* brandPictures();
  yield* emptyPictures();
}

/** A scene on a transparent background. */
function widePicture(scene: Scene): string {
  const [width, height, unit] = [1200, 640, 2];
  const frame = { width: width / unit, height: height / unit, margin: 14 / unit, fill: 1 };
  return writeSvg(width, height, writeComposition(composeScene(scene), frame, unit), unit);
}

/** Draws the picture of shared links: the hall on white, and the name. */
function sharingPicture(): string {
  const [width, height, unit] = [1200, 630, 2];
  const frame = { width: width / unit, height: (height - 10) / unit, margin: 14 / unit, fill: 1 };
  const hall = writeComposition(composeScene(heroScene), frame, unit);
  const name = writeWordmark(48, 534, 56, "#c2410c", "#15191d");
  return writeSvg(
    width,
    height,
    `<path fill="#faf9f6" d="M0 0h${width}v${height}H0z"/><g transform="translate(0 -6) scale(${unit})">${hall}</g>${name}`,
  );
}

const side = 480;

/** Draws a kind of accessory or service, in the machines' style. */
function accessoryPicture(solids: readonly Solid[]): string {
  const view = viewFitted(solids, placeCamera(30), { width: side, height: side, margin: 36, fill: 0.95 });
  return writeSvg(
    side,
    side,
    writeShadows([view.shadow], view.contacts) + writeStrokes(view.strokes, { colour: "orange" }),
  );
}

/** Draws the default picture for products without one: a closed crate. */
function defaultPicture(): string {
  const view = viewFitted(crate(), placeCamera(32), { width: side, height: side, margin: 36, fill: 0.8 });
  return writeSvg(
    side,
    side,
    writeShadows([view.shadow], view.contacts) + writeStrokes(view.strokes, { colour: "steel" }),
  );
}

// The anvil on a square of 100 (y downwards).
const anvil: Vec2[] = [
  [0, 18],
  [100, 0],
  [100, 52],
  [64, 60],
  [64, 78],
  [86, 86],
  [86, 100],
  [14, 100],
  [14, 86],
  [36, 78],
  [36, 60],
  [0, 44],
];

/** The anvil and the name as paths, `height` high, from the upper left corner. */
function writeWordmark(x: number, y: number, height: number, markColour: string, nameColour: string): string {
  const name = setLine("IRONHALL", x + height * 1.3, y, height);
  return `<path fill="${markColour}" d="${loopData(anvil, x, y, height / 100)}"/><path fill="${nameColour}" fill-rule="evenodd" d="${name}"/>`;
}
