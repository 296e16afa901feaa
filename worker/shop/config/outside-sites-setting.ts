import { enums, is, pattern, record, string } from "superstruct";
import { parseJson } from "../../../app/foundation/parse-json";
import { type OutsideSites, outsideSiteNames } from "../../../app/frame/model/outside-sites";

const Sites = record(enums(outsideSiteNames), pattern(string(), /^https?:\/\/[^\s/]+\S*$/));

/** Is it `{"<site>": "<URL>"}` with the names of `outside-sites.ts`? */
export function isSitesSetting(setting: string): boolean {
  return is(parseJson(setting), Sites);
}

/** Parses the setting; no sites if it is missing. */
export function parseSites(setting: string): OutsideSites {
  const sites = parseJson(setting || "{}");
  return is(sites, Sites) ? sites : {};
}
