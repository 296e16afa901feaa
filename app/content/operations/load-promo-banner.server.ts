import type { RouterContextProvider } from "react-router";
import { nonempty, object, pattern, string } from "superstruct";
import { createContentLoader } from "./load-content.server";

/** A path of the shop, without language prefix. */
const OwnPath = pattern(string(), /^\/(?!\/)/);

const load = createContentLoader(
  "promo-banner",
  object({ text: nonempty(string()), link: nonempty(string()), href: OwnPath }),
);

/** What `public/content/promo-banner/header.<locale>.json` says; null where there is none, or it cannot be read. */
export function loadPromoBanner(context: Readonly<RouterContextProvider>) {
  return load(context, "header");
}
