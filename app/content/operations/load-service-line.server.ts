import type { RouterContextProvider } from "react-router";
import type { Country } from "../../countries/model/country";
import type { Locale } from "../../countries/model/locale";
import { findServiceLine } from "../../countries/model/service-lines";
import { requestContext } from "../../request/context";
import { type BlockContents, blockShapes } from "../model/block-shapes";
import type { ServiceLine } from "../model/service-line";
import { createContentLoader } from "./create-content-loader.server";
import { toWorkingRows } from "./to-working-rows.server";

const loadHours = createContentLoader("working-time", blockShapes["working-time"]);
export type OpeningHours = BlockContents["working-time"];

/** Loads the service's opening hours; null in a country without a phone number, and when they are missing. */
export async function loadServiceHours(
  context: Readonly<RouterContextProvider>,
): Promise<OpeningHours | null> {
  if (findServiceLine(context.get(requestContext).country.code) === null) return null;
  return (await loadHours(context, "service"))?.content ?? null;
}

/** The service phone number with its opening hours; null if the country has no number, or its hours are missing. */
export function toServiceLine(
  { code, timeZone }: Country,
  locale: Locale,
  hours: OpeningHours | null,
  now: Date,
): ServiceLine | null {
  const number = findServiceLine(code);
  return number && hours ? { number, hours: toWorkingRows(hours, { locale, timeZone, now }) } : null;
}
