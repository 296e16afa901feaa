import type { RouterContextProvider } from "react-router";
import { blockShapes } from "../../content/model/block-shapes";
import { createContentLoader } from "../../content/operations/create-content-loader.server";
import { toWorkingRows } from "../../content/operations/to-working-rows.server";
import { findServiceLine } from "../../countries/model/service-lines";
import { createDerivedMemo } from "../../foundation/derived-memo";
import { requestContext } from "../../request/context";
import type { FrameContent } from "../model/frame-content";

const loadHours = createContentLoader("working-time", blockShapes["working-time"]);

/** Time zones change their offset only at a quarter of an hour. */
const clockChangeMs = 15 * 60_000;
const lines = createDerivedMemo<object, FrameContent["serviceLine"]>();

/**
 * Loads the service phone number with its opening hours.
 * Returns null if the country has no number, or its hours are missing.
 */
export async function loadServiceLine(
  context: Readonly<RouterContextProvider>,
): Promise<FrameContent["serviceLine"]> {
  const { country, locale, now } = context.get(requestContext);
  const { code, timeZone } = country;
  const number = findServiceLine(code);
  const openingHours = number && (await loadHours(context, "service"))?.content;
  if (!number || !openingHours) return null;
  const place = { locale, timeZone, now };
  const key = `${code} ${place.locale} ${Math.floor(place.now.getTime() / clockChangeMs)}`;
  return lines(openingHours, key, () => ({ number, hours: toWorkingRows(openingHours, place) }));
}
