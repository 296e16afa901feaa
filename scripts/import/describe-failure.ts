import type { PlatformSettings } from "./platform-settings.ts";

/** One sentence on why a command could not do its work, with what to do about it where that is known. */
export function describeFailure(error: unknown, { apiUrl }: PlatformSettings): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "ECONNREFUSED" || code === "ENOTFOUND") {
    return `Nothing answers at ${apiUrl}. Is the shop running (npm start), or is --url meant for another platform?`;
  }
  if (code === "ENOENT" && error instanceof Error) return `There is no such file or folder: ${error.message}`;
  return error instanceof Error ? error.message : String(error);
}
