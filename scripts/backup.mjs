// npm run backup [-- list]: see docs/operations.md
import { requireTypeScript } from "./house/require-node.mjs";

requireTypeScript("npm run backup");
const { runBackupCommand } = await import("./backup/run-backup.ts");
try {
  process.exitCode = await runBackupCommand(process.argv.slice(2));
} catch (error) {
  if (!String(error?.code).startsWith("ERR_PARSE_ARGS")) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
