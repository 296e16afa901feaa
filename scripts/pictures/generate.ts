import { join } from "node:path";
import { generatePictures, undrawnFamilies } from "./generate-pictures.ts";

const outDir = process.argv[2] ?? join(import.meta.dirname, "../../public/pictures");
const written = await generatePictures(outDir);
console.log(written === 0 ? "Pictures are up to date." : `Drew ${written} pictures.`);
const undrawn = undrawnFamilies();
if (undrawn.length > 0) console.log(`Not drawn yet: ${undrawn.join(", ")}.`);
