import { writeFileSync } from "node:fs";
import sharp from "sharp";
import { paper } from "./paint-for-sharing.ts";

const side = 480;
const millisecondsPerFrame = 90;
const mostBytes = 250_000;
/** Compression qualities in order: flat colours allow low ones, and many edges lower ones still. */
const qualities = [45, 30, 10];

/** Encodes the frames of a turn as an endlessly looping animated WebP, and its first frame as a JPEG. */
export async function filmTurn(frames: readonly string[], clip: string, poster: string): Promise<void> {
  const painted: Buffer[] = [];
  for (const svg of frames) {
    painted.push(await sharp(Buffer.from(svg)).flatten({ background: paper }).raw().toBuffer());
  }
  const [first] = painted;
  if (!first) return;
  const raw = { width: side, channels: 3 } as const;
  const strip = { ...raw, height: side * frames.length, pageHeight: side };
  await sharp(first, { raw: { ...raw, height: side } })
    .jpeg({ quality: 80 })
    .toFile(poster);
  const film = sharp(Buffer.concat(painted), { raw: strip });
  for (const quality of qualities) {
    const delay = frames.map(() => millisecondsPerFrame);
    const content = await film.clone().webp({ quality, effort: 2, loop: 0, delay }).toBuffer();
    if (content.length > mostBytes && quality !== qualities.at(-1)) continue;
    writeFileSync(clip, content);
    return;
  }
}
