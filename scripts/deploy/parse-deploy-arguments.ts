export type DeployArguments =
  | { readonly ok: true; readonly isDryRun: boolean; readonly countries: readonly string[] }
  | { readonly ok: false; readonly problem: string };

/** `--dry-run` and country codes in any case; anything else is said to be wrong. */
export function parseDeployArguments(
  words: readonly string[],
  knownCountries: readonly string[],
): DeployArguments {
  const options = words.filter((word) => word.startsWith("-"));
  const unknownOption = options.find((option) => option !== "--dry-run");
  if (unknownOption) return { ok: false, problem: `Unknown option ${unknownOption}; there is --dry-run` };
  const countries = words.filter((word) => !word.startsWith("-")).map((word) => word.toUpperCase());
  const unknown = countries.find((code) => !knownCountries.includes(code));
  if (unknown) {
    return { ok: false, problem: `No country ${unknown}; there are ${knownCountries.join(", ")}` };
  }
  return { ok: true, isDryRun: options.length > 0, countries };
}
