// npm run seed -- --products N: see docs/demo-catalogue.md
if (!process.features.typescript) {
  console.error("This needs Node 24: run it as `npm run seed -- --products N`, which brings its own.");
  process.exit(1);
}
const { runSeed } = await import("./seed/run-seed.ts");
try {
  process.exitCode = await runSeed(process.argv.slice(2));
} catch (error) {
  if (!String(error?.code).startsWith("ERR_PARSE_ARGS")) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
