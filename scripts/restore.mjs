// npm run restore -- <backup>: see docs/operations.md
import { requireTypeScript } from "./house/require-node.mjs";

requireTypeScript("npm run restore -- <backup>");
const { runRestoreCommand } = await import("./backup/run-backup.ts");
try {
  process.exitCode = await runRestoreCommand(process.argv.slice(2));
} catch (error) {
  if (!String(error?.code).startsWith("ERR_PARSE_ARGS")) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
