// Reads a browser's stack (`at name (/assets/x-hash.js:1:234)`) from standard input and prints the source positions.
// The maps are those of a version deployed from here, of a named folder, or all available ones.
import { requireTypeScript } from "./house/require-node.mjs";

requireTypeScript("npm run resolve-stack");
const { readFileSync } = await import("node:fs");
const { findMapFolders } = await import("./deploy/deployment-records.ts");
const { resolveStack } = await import("./monitoring/resolve-stack.ts");

console.log(resolveStack(readFileSync(0, "utf8"), findMapFolders(process.argv[2])));
