// npm run restore -- <backup>: see docs/operations.md
if (!process.features.typescript) {
  console.error("This needs Node 24: run it as `npm run restore -- <backup>`, which brings its own.");
  process.exit(1);
}
const { runRestoreCommand } = await import("./backup/run-backup.ts");
try {
  process.exitCode = await runRestoreCommand(process.argv.slice(2));
} catch (error) {
  if (!String(error?.code).startsWith("ERR_PARSE_ARGS")) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
