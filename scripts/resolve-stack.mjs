// Reads a browser's stack (`at name (/assets/x-hash.js:1:234)`) from standard input and names the sources that it means.
// The maps are those of a version that was deployed from here, of a folder that is named, or all that there are.
import { requireTypeScript } from "./house/require-node.mjs";

requireTypeScript("npm run resolve-stack");
const { readFileSync } = await import("node:fs");
const { findMapFolders } = await import("./deploy/deployment-records.ts");
const { resolveStack } = await import("./monitoring/resolve-stack.ts");

console.log(resolveStack(readFileSync(0, "utf8"), findMapFolders(process.argv[2])));
