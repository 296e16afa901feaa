// npm run reindex -- --country de: see docs/search.md
if (!process.features.typescript) {
  console.error("This needs Node 24: run it as `npm run reindex`, which brings its own.");
  process.exit(1);
}
const { runReindex } = await import("./reindex/run-reindex.ts");
try {
  process.exitCode = await runReindex(process.argv.slice(2));
} catch (error) {
  if (!String(error?.code).startsWith("ERR_PARSE_ARGS")) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
