// npm run import -- <folder or files> [--url …]: see docs/import.md
if (!process.features.typescript) {
  console.error("This needs Node 24: run it as `npm run import -- <folder or files>`, which brings its own.");
  process.exit(1);
}
const { runImport } = await import("./import/run-import.ts");
try {
  process.exitCode = await runImport(process.argv.slice(2));
} catch (error) {
  if (!String(error?.code).startsWith("ERR_PARSE_ARGS")) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
