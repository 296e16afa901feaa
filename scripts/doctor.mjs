// npm run doctor -- [--to production] [country…]: see docs/deploying.md
if (!process.features.typescript) {
  console.error("This needs Node 24: run it as `npm run doctor`, which brings its own.");
  process.exit(1);
}
const { runDoctor } = await import("./doctor/run-doctor.ts");
process.exitCode = await runDoctor(process.argv.slice(2));
