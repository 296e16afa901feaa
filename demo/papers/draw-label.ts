import { html } from "hono/html";
import type { Brand } from "../catalogue/brand.ts";
import { toModel } from "../catalogue/plan/plan-machine.ts";
import type { RatedMachine } from "./energy-attributes.ts";
import { listLabelAttributes } from "./label-attributes.ts";
import { pictograms } from "./pictograms.ts";

const blue = "#034ea2";
const black = "#14181b";
/** From the best class to the worst; scales of more than seven end in several reds. */
const colours = ["#00963f", "#52ae32", "#a9c80a", "#ffe600", "#fbba00", "#eb6909", "#e30613"];

const width = 400;
const arrowsTop = 150;
const arrowsHeight = 370;
const attributesTop = 545;

/** Draws the energy label of a model: 400 units wide, without text in any language. */
export function drawLabel(rated: RatedMachine, brand: Brand): string {
  const { machine, regulation } = rated;
  const height = listLabelAttributes(rated).boxes.length > 0 ? 800 : 660;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="Verdana,Arial,sans-serif" font-weight="700" fill="${black}">`,
    `<rect x="3" y="3" width="394" height="${height - 6}" rx="10" fill="#fff" stroke="${blue}" stroke-width="4"/>`,
    drawHead(),
    write(24, 128, 17, brand.name),
    write(376, 128, 17, toModel(machine.family, machine, brand, 0), "end"),
    `<path d="M20 138H380" stroke="${blue}" stroke-width="2"/>`,
    ...drawScale(rated),
    ...drawAttributes(rated),
    write(376, height - 16, 13, regulation, "end"),
    "</svg>\n",
  ].join("");
}

/** Draws the flag's ring of twelve stars, and the word that all languages share. */
function drawHead(): string {
  const stars = Array.from({ length: 12 }, (_, at) => {
    const angle = (at * Math.PI) / 6;
    return `<use href="#s" x="${round(72 + 24 * Math.sin(angle))}" y="${round(54 - 24 * Math.cos(angle))}"/>`;
  });
  const star = starPath(5.5);
  return (
    `<defs><path id="s" d="${star}" fill="#ffcc00"/></defs>` +
    `<path d="M5 100V13a8 8 0 0 1 8-8H387a8 8 0 0 1 8 8V100Z" fill="${blue}"/>${stars.join("")}` +
    `<g fill="#fff">${write(138, 78, 58, "ENERG")}<path d="M372 20 346 60H362L350 92 384 48H367L380 20Z"/></g>`
  );
}

function starPath(radius: number): string {
  const points = Array.from({ length: 10 }, (_, at) => {
    const angle = (at * Math.PI) / 5;
    const reach = at % 2 === 0 ? radius : radius * 0.4;
    return `${round(reach * Math.sin(angle))} ${round(-reach * Math.cos(angle))}`;
  });
  return `M${points.join("L")}Z`;
}

/** Draws an arrow for each class, of increasing length, and the black one of this model at its class. */
function drawScale({ classes, energyClass }: RatedMachine): string[] {
  const step = arrowsHeight / classes.length;
  const height = step - 5;
  const arrows = classes.map((name, at) => {
    const y = arrowsTop + at * step;
    const length = 90 + (at * 140) / (classes.length - 1);
    const colour = colours[Math.min(at, colours.length - 1)];
    const shape = `<path d="M24 ${round(y)}h${round(length)}l${round(height / 2)} ${round(height / 2)}-${round(height / 2)} ${round(height / 2)}h-${round(length)}Z" fill="${colour}"/>`;
    return shape + write(34, y + height * 0.76, height * 0.72, name);
  });
  const middle = arrowsTop + classes.indexOf(energyClass) * step + height / 2;
  const own = `<path d="M376 ${round(middle - 28)}H304l-26 28 26 28H376Z"/><g fill="#fff">${write(338, middle + 13, energyClass.length > 2 ? 26 : 36, energyClass, "middle")}</g>`;
  return [...arrows, own];
}

/** Draws the consumption per year, cycle or 1,000 hours, then the pictograms with their figures. */
function drawAttributes(rated: RatedMachine): string[] {
  const { energy, per, boxes } = listLabelAttributes(rated);
  const boxWidth = (width - 40) / Math.max(boxes.length, 1);
  return [
    `<path d="M20 ${attributesTop - 12}H380" stroke="${blue}" stroke-width="2"/>`,
    write(188, attributesTop + 62, 62, energy, "end"),
    write(204, attributesTop + 62, 26, per),
    ...boxes.map(({ pictogram, text }, at) => {
      const middle = 20 + boxWidth * (at + 0.5);
      const picture = `<g transform="translate(${round(middle - 30)} 640)" fill="none" stroke="${black}" stroke-width="4" stroke-linejoin="round">${pictograms[pictogram]}</g>`;
      return picture + write(middle, 744, 26, text, "middle");
    }),
  ];
}

/**
 * Draws the arrow that opens a label ("nested display").
 * The class, and next to it the scale from best to worst.
 */
export function drawNestedLabel({ classes, energyClass }: RatedMachine): string {
  const colour = colours[Math.min(classes.indexOf(energyClass), colours.length - 1)];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 48" font-family="Verdana,Arial,sans-serif" font-weight="700" fill="${black}">`,
    `<path d="M1 1H119V47H1Z" fill="#fff" stroke="${black}"/>`,
    write(16, 14, 11, classes[0] ?? "", "middle"),
    '<path d="M16 32V20M12 24 16 19 20 24" fill="none" stroke="currentColor" stroke-width="2"/>',
    write(16, 43, 11, classes.at(-1) ?? "", "middle"),
    `<path d="M118 2H56L34 24 56 46H118Z" fill="${colour}"/>`,
    write(82, 35, energyClass.length > 2 ? 22 : 30, energyClass, "middle"),
    "</svg>\n",
  ].join("");
}

function write(x: number, y: number, size: number, text: string, anchor?: "middle" | "end"): string {
  const anchored = anchor && html` text-anchor="${anchor}"`;
  return String(
    html`<text x="${round(x)}" y="${round(y)}" font-size="${round(size)}"${anchored}>${text}</text>`,
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
