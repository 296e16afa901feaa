// npm run import -- <folder or files> [--url …]: see docs/import.md
import { requireTypeScript } from "./house/require-node.mjs";

requireTypeScript("npm run import -- <folder or files>");
const { runImport } = await import("./import/run-import.ts");
try {
  process.exitCode = await runImport(process.argv.slice(2));
} catch (error) {
  if (!String(error?.code).startsWith("ERR_PARSE_ARGS")) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
