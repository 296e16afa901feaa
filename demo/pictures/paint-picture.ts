import sharp from "sharp";
import { listedFile, listedWidth } from "./picture-spec.ts";

export const paper = "#faf9f6";

// Networks show a large preview from 600 pixels on.
const previewScale = 600 / 480;

/** Renders a drawing as a JPEG of its own size: networks do not render SVG. */
export async function paintForSharing(svg: string, file: string): Promise<void> {
  await sharp(Buffer.from(svg)).flatten({ background: paper }).jpeg({ quality: 80 }).toFile(file);
}

/** Renders what a drawing has besides its SVG, next to its file: a front's JPEG for sharing, a WebP for lists. */
export async function paintCopies(svg: string, svgFile: string): Promise<void> {
  const width = listedWidth(svgFile);
  if (width === null) return;
  const { data, info } = await sharp(Buffer.from(svg), { density: 72 * previewScale })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const painted = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  await painted.clone().resize(width).webp({ quality: 60, alphaQuality: 50 }).toFile(listedFile(svgFile));
  if (svgFile.endsWith("-front.svg"))
    await painted.flatten({ background: paper }).jpeg({ quality: 80 }).toFile(svgFile.replace(/svg$/, "jpg"));
}
