import type { RouterContextProvider } from "react-router";
import { blockShapes } from "../model/block-shapes";
import { createContentLoader } from "./create-content-loader.server";

const load = createContentLoader("promo-banner", blockShapes["promo-banner"]);

/** What `public/content/promo-banner/header.<locale>.json` says; null where there is none, or it cannot be read. */
export async function loadPromoBanner(context: Readonly<RouterContextProvider>) {
  return (await load(context, "header"))?.content ?? null;
}
