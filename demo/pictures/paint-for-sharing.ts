import sharp from "sharp";

export const paper = "#faf9f6";

/** Renders a drawing as a JPEG, `scale` times as large: networks do not render SVG. */
export async function paintForSharing(svg: string, file: string, scale: number): Promise<void> {
  await sharp(Buffer.from(svg), { density: 72 * scale })
    .flatten({ background: paper })
    .jpeg({ quality: 80 })
    .toFile(file);
}
