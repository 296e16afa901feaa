import sharp from "sharp";
import { drawDimensions } from "./dimensions/draw-dimensions.ts";
import { drawMachine } from "./draw-machine.ts";
import { enumerateOrders, type PictureOrder } from "./enumerate-specs.ts";
import { findMachine } from "./machines/machines.ts";

/**
 * Draws many pictures side by side, for checks during development: `node demo/pictures/draw-contact-sheet.ts sheet.png
 * [view] [side in pixels] [families, or "all"]`
 */
const [file = "sheet.png", view = "front", side = "180", ...wanted] = process.argv.slice(2);
const pixels = Number(side);
const columns = Math.max(1, Math.floor(1800 / pixels));

const pictures = enumerateOrders().flatMap((order, index) => pictureOf(order, index));
const tiles = await Promise.all(
  pictures.map((svg) => sharp(Buffer.from(svg), { density: 144 }).resize(pixels, pixels).png().toBuffer()),
);
const composed = tiles.map((input, index) => ({
  input,
  left: (index % columns) * pixels,
  top: Math.floor(index / columns) * pixels,
}));
await sharp({
  create: {
    width: columns * pixels,
    height: Math.max(1, Math.ceil(tiles.length / columns)) * pixels,
    channels: 3,
    background: "#faf9f6",
  },
})
  .composite(composed)
  .png()
  .toFile(file);

/** Returns the requested pictures of an order, each product of one of its brands. */
function pictureOf(order: PictureOrder, index: number): string[] {
  const { spec, makes } = order;
  const machine = findMachine(spec.family);
  if (!machine || (wanted.length > 0 && !wanted.includes("all") && !wanted.includes(spec.family))) return [];
  const make = makes[index % makes.length] ?? makes[0];
  if (view === "dimensions") return [drawDimensions(machine, spec)[1]];
  const drawn = [...drawMachine(machine, { ...order, makes: [make], turns: false, explodes: false })];
  return drawn.filter(([name]) => view === "all" || name.endsWith(`-${view}.svg`)).map(([, svg]) => svg);
}
