/** What `npm run check` runs: everything that needs no build and no browser. */
export const checkSteps = [
  { name: "Format and lint", command: "biome", args: ["check", "--error-on-warnings", "."] },
  { name: "Route types", command: "react-router", args: ["typegen"] },
  { name: "Types", command: "node", args: ["scripts/house/check-types.mjs"], needs: ["Route types"] },
  { name: "Dead code and dependencies", command: "knip", args: [] },
  { name: "Architecture", command: "vitest", args: ["run", "--project", "architecture"] },
  { name: "Unit tests", command: "vitest", args: ["run", "--project", "unit"] },
];
