/** The steps of `npm run check`: everything that needs no build and no browser. */
export const checkSteps = [
  // The head of the generated file says how to regenerate it; a machine's own secrets are not included.
  {
    name: "Binding types",
    command: "wrangler",
    args: [
      ...["types", "worker/shop/bindings.d.ts", "--check", "--include-runtime=false", "--strict-vars=false"],
      ...["--env-interface=ShopBindings", "--env-file=/dev/null"],
    ],
  },
  { name: "Format and lint", command: "biome", args: ["check", "--error-on-warnings", "."] },
  { name: "Route types", command: "react-router", args: ["typegen"] },
  { name: "Types", command: "node", args: ["scripts/house/check-types.mjs"], needs: ["Route types"] },
  { name: "Dead code and dependencies", command: "knip", args: [] },
  { name: "Architecture", command: "vitest", args: ["run", "--project", "architecture"] },
  { name: "Unit tests", command: "vitest", args: ["run", "--project", "unit"] },
];
