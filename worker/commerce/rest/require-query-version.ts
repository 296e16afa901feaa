import { malformedParameter } from "../errors/platform-errors.ts";

/** The `version` that a DELETE names in its query. Throws InvalidInput when it is missing or no number. */
export function requireQueryVersion(query: URLSearchParams): number {
  const text = query.get("version");
  if (text === null) throw malformedParameter("version", "The version parameter is required.");
  if (!/^\d{1,15}$/.test(text)) throw malformedParameter("version", `'${text}' is not a version.`);
  return Number(text);
}
