import sharp from "sharp";

const paper = "#faf9f6";
/** Networks show a large preview from 600 pixels on. */
const width = 600;

/** Paints a drawing on paper as a JPEG: 600 pixels wide, or as wide as it is. */
export async function paintForSharing(svg: string, file: string): Promise<void> {
  const drawing = sharp(Buffer.from(svg), { density: 90 });
  const { width: own } = await drawing.metadata();
  await drawing
    .resize({ width: Math.max(width, Math.round(own / 1.25)) })
    .flatten({ background: paper })
    .jpeg({ quality: 80 })
    .toFile(file);
}
