import { type Label, plateMatrix, writeLabel } from "../nameplate/write-label.ts";
import type { Stroke } from "./draw-pieces.ts";
import { Gradients } from "./gradients.ts";
import { type BodyColour, colourOf, ink, type Paint } from "./paint.ts";
import type { Shadow } from "./shadow.ts";

const inkWidth = 1.1;

/** Writes a complete picture file; `unit` is the number of pixels per content unit. */
export function writeSvg(width: number, height: number, content: string, unit = 1): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width / unit} ${height / unit}" width="${width}" height="${height}">${content}</svg>\n`;
}

/** What a picture shows of its product besides the machine: the body's colour, and what its nameplate says. */
export interface Livery {
  colour: BodyColour;
  label?: Label;
}

// Smaller surfaces on the canvas have one colour.
const shadedArea = 800;

/** Writes the strokes of a view in the livery of one product; `unit` is the number of pixels per canvas unit, `prefix` names its gradients. */
export function writeStrokes(strokes: readonly Stroke[], livery: Livery, unit = 1, prefix = "g"): string {
  const gradients = new Gradients(livery.colour, prefix);
  const least = shadedArea / (unit * unit);
  const paths = strokes.map((stroke) => writeStroke(stroke, livery, gradients, least)).join("");
  return `${gradients.write()}<g stroke="${ink}" stroke-width="${inkWidth / unit}" stroke-linejoin="round" stroke-linecap="round">${paths}</g>`;
}

function writeStroke(stroke: Stroke, livery: Livery, gradients: Gradients, least: number): string {
  if (stroke.kind === "line") return `<path fill="none" d="${stroke.data}"/>`;
  if (stroke.kind === "gleam") return `<path fill="none" stroke="#fff7" d="${stroke.data}"/>`;
  if (stroke.kind === "label") return writePlate(stroke, livery);
  const { paint, tone, shade, area } = stroke;
  const flat = colourOf(paint, tone, livery.colour);
  const rich = area < least ? flat : gradients.flat(paint, tone);
  const fill = shade ? gradients.round(paint, shade) : rich;
  if (stroke.kind === "inked") return `<path fill="${fill}" d="${stroke.data}"/>`;
  return `<path fill="${fill}" stroke="${stroke.kind === "plain" ? fill : "none"}" d="${stroke.data}"/>`;
}

function writePlate({ plate, paint }: Stroke & { kind: "label" }, { colour, label }: Livery): string {
  if (!label) return "";
  const onBody: Paint = colour === "steel" ? "black" : "white";
  const fill = colourOf(paint === "body" ? onBody : paint, 1, colour);
  return `<path fill="${fill}" fill-rule="evenodd" stroke="none" transform="${plateMatrix(plate.corners, plate.kind)}" d="${writeLabel(label, plate.kind)}"/>`;
}

/**
 * Ground shadows: ellipses that fade out, and the dark rim of the ground around what stands on it. `prefix` names their
 * definitions.
 */
export function writeShadows(shadows: readonly Shadow[], contacts = "", unit = 1, prefix = ""): string {
  const fade = `<radialGradient id="${prefix}s"><stop offset=".6" stop-opacity=".14"/><stop offset="1" stop-opacity="0"/></radialGradient>`;
  const ellipses = shadows.map((shadow) => writeShadow(shadow, prefix)).join("");
  return fade + ellipses + (contacts && writeContacts(contacts, unit, prefix));
}

function writeContacts(data: string, unit: number, prefix: string): string {
  const rim = (width: number, opacity: string) =>
    `<use href="#${prefix}f" stroke-width="${width / unit}" stroke-opacity="${opacity}"/>`;
  return `<defs><path id="${prefix}f" d="${data}"/></defs><g fill-opacity=".1" stroke="#000" stroke-linejoin="round">${rim(12, ".07")}${rim(6, ".12")}</g>`;
}

function writeShadow(shadow: Shadow, prefix: string): string {
  const place = [shadow.x, shadow.y, shadow.radiusX, shadow.radiusY].map((value) => value.toFixed(1));
  const [x, y, wide, deep] = place;
  return `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${deep}" fill="url(#${prefix}s)"/>`;
}
