// npm run export -- <folder> [--url …]: see docs/import.md
import { requireTypeScript } from "./house/require-node.mjs";

requireTypeScript("npm run export -- <folder>");
const { runExport } = await import("./export/run-export.ts");
try {
  process.exitCode = await runExport(process.argv.slice(2));
} catch (error) {
  if (!String(error?.code).startsWith("ERR_PARSE_ARGS")) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
