import { join } from "node:path";
import { generatePapers } from "./generate-papers.ts";

const outDir = process.argv[2] ?? join(import.meta.dirname, "../../public");
const written = await generatePapers(outDir);
console.log(written === 0 ? "Papers are up to date." : `Wrote ${written} papers.`);
