import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** The platform's published schema: named by the environment, or in a folder beside the repository; null when not at hand. */
export function readReferenceSchema(): string | null {
  const beside = globSync("*/reference/commerce-platform.graphql", { cwd: resolve("..") });
  const path = process.env.IRONHALL_REFERENCE_SCHEMA ?? (beside[0] && join("..", beside[0]));
  return path ? readFileSync(path, "utf8") : null;
}
