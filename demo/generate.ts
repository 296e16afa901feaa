import { constants, setPriority } from "node:os";
import path from "node:path";
import type { DrawRequest } from "../scripts/base/load-demo.ts";
import { root } from "../scripts/house/run-command.mjs";
import { startPapers } from "./papers/generate-papers.ts";
import { startPictures, undrawnFamilies } from "./pictures/generate-pictures.ts";

// Generates outdated pictures and documents in a folder, `public` by default. As a child process with a channel it runs
// in the background, and generates the files that its parent requests before all others.
const isInBackground = process.send !== undefined;
// Before the threads, which inherit it.
if (isInBackground) setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const [outDir = path.join(root, "public")] = process.argv.slice(2);
const pictures = startPictures(path.join(outDir, "pictures"));
const papers = startPapers(outDir, isInBackground ? pictures.scenes : undefined);
if (isInBackground) acceptRequests();
const [drawn, written] = await Promise.all([pictures.done, papers.done]);
if (drawn + written > 0) console.log(`Drew ${drawn} pictures and wrote ${written} documents.`);
const undrawn = undrawnFamilies();
if (undrawn.length > 0) console.log(`Not drawn yet: ${undrawn.join(", ")}.`);
if (isInBackground) process.disconnect();

/** Answers each requested URL by the same message as soon as its file is complete. */
function acceptRequests(): void {
  process.on("message", async ({ url }: DrawRequest) => {
    const picture = /^\/pictures\/(.+)$/.exec(url)?.[1];
    await (picture ? pictures.drawNext(picture) : papers.writeNow(url));
    if (process.connected) process.send?.({ url });
  });
  // Without its parent nothing is left to do, and the next start begins again.
  process.on("disconnect", () => process.exit());
}
