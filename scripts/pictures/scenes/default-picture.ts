import { placeCamera } from "../drawing/camera.ts";
import { viewScene } from "../drawing/view-scene.ts";
import { writeShadows, writeStrokes, writeSvg } from "../drawing/write-svg.ts";
import { crate } from "./crate.ts";

const side = 480;

/** What stands where a product's picture is missing: a closed crate. */
export function defaultPicture(): string {
  const view = viewScene(crate(), placeCamera(32), { width: side, height: side, margin: 36, fill: 0.8 });
  return writeSvg(side, side, writeShadows([view.shadow]) + writeStrokes(view.strokes, "steel"));
}
