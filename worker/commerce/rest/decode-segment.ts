import { malformedParameter } from "../errors/platform-errors.ts";

/** One segment of a path as it was meant. Throws InvalidInput for a broken percent encoding. */
export function decodeSegment(segment: string | undefined): string {
  try {
    return decodeURIComponent(segment ?? "");
  } catch {
    throw malformedParameter("path", "The path is not encoded correctly.");
  }
}
