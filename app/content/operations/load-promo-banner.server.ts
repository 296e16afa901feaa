import type { RouterContextProvider } from "react-router";
import { blockShapes } from "../model/block-shapes";
import { createContentLoader } from "./create-content-loader.server";

const load = createContentLoader("promo-banner", blockShapes["promo-banner"]);

/** Loads `public/content/promo-banner/header.<locale>.json`; null when it is missing or unreadable. */
export async function loadPromoBanner(context: Readonly<RouterContextProvider>) {
  return (await load(context, "header"))?.content ?? null;
}
