import { join } from "node:path";
import { generatePictures } from "./generate-pictures.ts";

const outDir = process.argv[2] ?? join(import.meta.dirname, "../../public/pictures");
const written = await generatePictures(outDir);
console.log(written === 0 ? "Pictures are up to date." : `Drew ${written} pictures.`);
