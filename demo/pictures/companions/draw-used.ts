import type { Camera } from "../drawing/camera.ts";
import { contactsOf, shadowOf, shadowWithin } from "../drawing/shadow.ts";
import { fitCamera, strokesOf } from "../drawing/view-scene.ts";
import { writeShadows, writeStrokes, writeSvg } from "../drawing/write-svg.ts";
import { move } from "../geometry/place.ts";
import type { Solid } from "../geometry/solid.ts";
import { add, dot, scale, type Vec3 } from "../geometry/vector.ts";
import { findSpot } from "../nameplate/place-nameplate.ts";
import { plateMatrix } from "../nameplate/write-label.ts";
import type { Grade, PictureSpec } from "../picture-spec.ts";
import { carton } from "./carton.ts";
import type { Front } from "./front.ts";

const side = 480;
const frame = { width: side, height: side, margin: 20, fill: 1 };

/** Draws a used machine before its carton, with the traces that its grade allows. */
export function drawUsed(
  { solids, camera }: Front,
  { cm }: PictureSpec,
  written: string,
  grade: Grade,
): string {
  const behind = standBehind(carton(cm, grade), solids, camera);
  const fitted = fitCamera([...solids, ...behind], { ...camera, zoom: 1, shift: [0, 0] }, frame);
  const size = fitted.zoom / camera.zoom;
  const at = [0, 1].map((axis) => ((fitted.shift[axis] ?? 0) - size * (camera.shift[axis] ?? 0)).toFixed(1));
  return writeSvg(
    side,
    side,
    [
      writeShadows([shadowWithin(shadowOf(behind, fitted), side)], contactsOf(behind, fitted), 1, "r"),
      writeStrokes(strokesOf(behind, fitted), { colour: "steel" }, 1, "r"),
      `<g transform="translate(${at.join(" ")}) scale(${size.toFixed(3)})">${written}${tracesOf(solids, camera, grade)}</g>`,
    ].join(""),
  );
}

/** Moves a carton behind the machine and to its right, as seen, so that the machine hides a part of it. */
function standBehind(box: readonly Solid[], solids: readonly Solid[], { right, towards }: Camera): Solid[] {
  const length = Math.hypot(towards[0], towards[1]);
  const back: Vec3 = [-towards[0] / length, -towards[1] / length, 0];
  const reach = (of: readonly Solid[], way: Vec3) => {
    const along = of.flatMap((solid) =>
      solid.flatMap(({ points }) => points.map((point) => dot(point, way))),
    );
    return { least: Math.min(...along), most: Math.max(...along) };
  };
  const [machine, own] = [reach(solids, back), reach(box, back)];
  const [across, wide] = [reach(solids, right), reach(box, right)];
  const aside = (across.most + wide.most) * 0.36;
  return move(
    box,
    add(scale(back, machine.most - own.least - (own.most - own.least) * 0.2), scale(right, aside)),
  );
}

const scratches = "M24 46L96 20M70 52L156 24M118 50L150 38";

/** Writes scratches from the second grade on, and a dent in the third, where a flat wall has space for them. */
function tracesOf(solids: readonly Solid[], camera: Camera, grade: Grade): string {
  if (grade === "a") return "";
  const kind = grade === "b" ? "name" : "size";
  const spot = findSpot(solids, camera, kind);
  if (!spot) return "";
  const drawn =
    grade === "b"
      ? `<path fill="none" stroke="#15191d" stroke-opacity=".45" stroke-width="3" transform="translate(1.5 2)" d="${scratches}"/><path fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="2.2" d="${scratches}"/>`
      : `<radialGradient id="d"><stop stop-color="#15191d" stop-opacity=".5"/><stop offset=".65" stop-color="#15191d" stop-opacity=".22"/><stop offset="1" stop-color="#15191d" stop-opacity="0"/></radialGradient><ellipse cx="60" cy="30" rx="38" ry="26" fill="url(#d)"/><path fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="3" d="M36 48Q62 60 90 42"/><path fill="none" stroke="#15191d" stroke-opacity=".5" stroke-width="2" d="M34 16Q58 2 86 14M96 20l16-8"/>`;
  return `<g stroke-linecap="round" transform="${plateMatrix(spot, kind)}">${drawn}</g>`;
}
