import { placeCamera } from "../drawing/camera.ts";
import { measureLine, setLine } from "../drawing/letters.ts";
import { viewFitted } from "../drawing/view-scene.ts";
import { writeShadows, writeStrokes, writeSvg } from "../drawing/write-svg.ts";
import { plugFile, plugKinds, plugs } from "./plug-kind.ts";
import { plugSolids } from "./plug-solids.ts";

const side = 480;
const textHeight = 26;
const textLow = 446;

/** Draws every plug with its rating below: one picture for all machines that have it. */
export function* plugPictures(): Generator<[name: string, content: string]> {
  for (const kind of plugKinds) {
    const frame = { width: side, height: textLow - textHeight, margin: 50, fill: 1 };
    const view = viewFitted(plugSolids[kind](), placeCamera(36, 22), frame);
    const { rating } = plugs[kind];
    const text = setLine(
      rating,
      (side - measureLine(rating, textHeight)) / 2,
      textLow - textHeight,
      textHeight,
    );
    yield [
      plugFile(kind),
      writeSvg(
        side,
        side,
        `${writeShadows([view.shadow], view.contacts)}${writeStrokes(view.strokes, { colour: "steel" })}<path fill="#0f4c81" fill-rule="evenodd" d="${text}"/>`,
      ),
    ];
  }
}
