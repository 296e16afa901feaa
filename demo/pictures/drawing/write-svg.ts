import type { Stroke } from "./draw-pieces.ts";
import { type BodyColour, colourOf, ink } from "./paint.ts";
import type { Shadow } from "./shadow.ts";

const inkWidth = 1.1;

/** Writes a complete picture file; `unit` is the number of pixels per content unit. */
export function writeSvg(width: number, height: number, content: string, unit = 1): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width / unit} ${height / unit}" width="${width}" height="${height}">${content}</svg>\n`;
}

/** Writes the strokes of a view in the colours of one product. */
export function writeStrokes(strokes: readonly Stroke[], body: BodyColour, unit = 1): string {
  const paths = strokes.map((stroke) => writeStroke(stroke, body)).join("");
  return `<g stroke="${ink}" stroke-width="${inkWidth / unit}" stroke-linejoin="round" stroke-linecap="round">${paths}</g>`;
}

function writeStroke(stroke: Stroke, body: BodyColour): string {
  if (stroke.kind === "line") return `<path fill="none" d="${stroke.data}"/>`;
  const colour = colourOf(stroke.paint, stroke.tone, body);
  if (stroke.kind === "inked") return `<path fill="${colour}" d="${stroke.data}"/>`;
  return `<path fill="${colour}" stroke="${stroke.kind === "plain" ? colour : "none"}" d="${stroke.data}"/>`;
}

const fade =
  '<radialGradient id="s"><stop offset=".6" stop-color="#15191d" stop-opacity=".15"/><stop offset="1" stop-color="#15191d" stop-opacity="0"/></radialGradient>';

/** Ground shadows: ellipses that fade out. */
export function writeShadows(shadows: readonly Shadow[]): string {
  return fade + shadows.map(writeShadow).join("");
}

function writeShadow(shadow: Shadow): string {
  const place = [shadow.x, shadow.y, shadow.radiusX, shadow.radiusY].map((value) => value.toFixed(1));
  const [x, y, wide, deep] = place;
  return `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${deep}" fill="url(#s)"/>`;
}
