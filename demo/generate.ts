import path from "node:path";
import { root } from "../scripts/house/run-command.mjs";
import { generatePapers } from "./papers/generate-papers.ts";
import { generatePictures, undrawnFamilies } from "./pictures/generate-pictures.ts";

// Generates outdated pictures and documents in a folder, `public` by default.
const [outDir = path.join(root, "public")] = process.argv.slice(2);
const [drawn, written] = await Promise.all([
  generatePictures(path.join(outDir, "pictures")),
  generatePapers(outDir),
]);
if (drawn + written > 0) console.log(`Drew ${drawn} pictures and wrote ${written} documents.`);
const undrawn = undrawnFamilies();
if (undrawn.length > 0) console.log(`Not drawn yet: ${undrawn.join(", ")}.`);
