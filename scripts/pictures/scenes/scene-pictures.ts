import { placeCamera } from "../drawing/camera.ts";
import { viewScene } from "../drawing/view-scene.ts";
import { writeShadows, writeStrokes, writeSvg } from "../drawing/write-svg.ts";
import { writeComposition } from "./composition.ts";
import { crate } from "./crate.ts";
import { departmentPictures } from "./department-pictures.ts";
import { writeWordmark } from "./wordmark.ts";
import { workshop } from "./workshop.ts";

/** Every picture that is not a product's: file name and content. */
export function* scenePictures(): Generator<[name: string, content: string]> {
  yield ["default.svg", defaultPicture()];
  yield ["hero.svg", heroPicture()];
  yield ["og.svg", sharingPicture()];
  yield* departmentPictures();
}

/** The home page's drawing, on a transparent ground. */
function heroPicture(): string {
  const [width, height] = [1200, 640];
  return writeSvg(width, height, writeComposition(workshop(), { width, height, margin: 14, fill: 1 }));
}

/** What is shown when a page is shared: the hall on paper, and the name. */
function sharingPicture(): string {
  const [width, height] = [1200, 630];
  const hall = writeComposition(workshop(), { width, height: height - 10, margin: 14, fill: 1 });
  const name = writeWordmark(48, 534, 56, "#c2410c", "#15191d");
  return writeSvg(
    width,
    height,
    `<path fill="#faf9f6" d="M0 0h${width}v${height}H0z"/><g transform="translate(0 -6)">${hall}</g>${name}`,
  );
}

const side = 480;

/** What stands where a product's picture is missing: a closed crate. */
function defaultPicture(): string {
  const view = viewScene(crate(), placeCamera(32), { width: side, height: side, margin: 36, fill: 0.8 });
  return writeSvg(side, side, writeShadows([view.shadow]) + writeStrokes(view.strokes, "steel"));
}
