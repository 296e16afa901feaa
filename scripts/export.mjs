// npm run export -- <folder> [--url …]: see docs/import.md
if (!process.features.typescript) {
  console.error("This needs Node 24: run it as `npm run export -- <folder>`, which brings its own.");
  process.exit(1);
}
const { runExport } = await import("./export/run-export.ts");
try {
  process.exitCode = await runExport(process.argv.slice(2));
} catch (error) {
  if (!String(error?.code).startsWith("ERR_PARSE_ARGS")) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
