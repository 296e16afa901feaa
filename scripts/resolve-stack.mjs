// Reads a browser's stack (`at name (/assets/x-hash.js:1:234)`) from standard input and names the sources that it means.
// The maps are those of the build that was deployed: build/source-maps, or the folder that is named.
import { readFileSync } from "node:fs";
import { resolveStack } from "./monitoring/resolve-stack.ts";

console.log(resolveStack(readFileSync(0, "utf8"), process.argv[2] ?? "build/source-maps"));
