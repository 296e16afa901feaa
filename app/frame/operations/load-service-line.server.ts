import type { RouterContextProvider } from "react-router";
import { blockShapes } from "../../content/model/block-shapes";
import { createContentLoader } from "../../content/operations/create-content-loader.server";
import { toWorkingRows } from "../../content/operations/to-working-rows.server";
import { findServiceLine } from "../../countries/model/service-lines";
import { countryContext, localeContext, nowContext } from "../../request/context";
import type { FrameContent } from "../model/frame-content";

const loadHours = createContentLoader("working-time", blockShapes["working-time"]);

/** The number to call, with the desk's hours; null where the country has none or nobody wrote the hours. */
export async function loadServiceLine(
  context: Readonly<RouterContextProvider>,
): Promise<FrameContent["serviceLine"]> {
  const { code, timeZone } = context.get(countryContext);
  const number = findServiceLine(code);
  const desk = number && (await loadHours(context, "service"))?.content;
  if (!number || !desk) return null;
  const place = { locale: context.get(localeContext), timeZone, now: context.get(nowContext) };
  return { number, hours: toWorkingRows(desk, place) };
}
