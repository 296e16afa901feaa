// npm run reindex -- --country de: see docs/search.md
import { requireTypeScript } from "./house/require-node.mjs";

requireTypeScript("npm run reindex");
const { runReindex } = await import("./reindex/run-reindex.ts");
try {
  process.exitCode = await runReindex(process.argv.slice(2));
} catch (error) {
  if (!String(error?.code).startsWith("ERR_PARSE_ARGS")) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
