// npm run upgrade -- [--former <checkout>] [--withheld 2]: see docs/deploying.md
if (!process.features.typescript) {
  console.error("This needs Node 24: run it as `npm run upgrade`, which brings its own.");
  process.exit(1);
}
const { runUpgrade } = await import("./upgrade/run-upgrade.ts");
process.exitCode = await runUpgrade(process.argv.slice(2));
