import type { CartStore } from "./cart/browser/cart-state";
import { createServiceLoader } from "./consent/browser/load-services";
import { defineCountdown } from "./content/browser/countdown-element";
import { brand } from "./countries/model/brand";
import { nextTask } from "./design/next-task";
import { notify } from "./design/notification-store";
import wholeFonts from "./design/whole-fonts.css?url";
import { replacePictures } from "./frame/browser/replace-pictures";
import { startOffline } from "./frame/browser/start-offline";
import { watchSession } from "./frame/browser/watch-session";
import { startConsent } from "./start-consent";
import { startTracking } from "./start-tracking";

/**
 * Starts what every page needs, but not at once. It is not part of the first scripts, and each part runs in a separate
 * task, so that a slow phone responds in between.
 */
export async function startRest(cart: CartStore): Promise<void> {
  replacePictures();
  defineCountdown();
  showVersion();
  watchSession();
  const loadServices = createServiceLoader();
  startConsent(loadServices);
  await nextTask();
  startTracking(cart, loadServices);
  await nextTask();
  startOffline(cart);
  await nextTask();
  loadWholeFonts();
  loadPages();
}

/** `?version-banner` shows the build's version, for reports (specification, second document 2.3). */
function showVersion(): void {
  if (!new URLSearchParams(location.search).has("version-banner")) return;
  const manifest: unknown = Reflect.get(window, "__reactRouterManifest");
  const version = typeof manifest === "object" && manifest !== null && Reflect.get(manifest, "version");
  notify({ id: "version", kind: "info", text: `${brand.name} ${version || "?"}`, dismissAfterMs: null });
}

/** Loads the pages of the slugs' route, so that a click on a card or on "table" does not wait for them (`by-slug.tsx`). */
function loadPages(): void {
  const pages = [
    import("./catalogue/ui/listing-page"),
    import("./catalogue/ui/listing-table"),
    import("./catalogue/ui/product-page"),
  ];
  Promise.all(pages).catch(() => {});
}

/**
 * Declares the fonts' whole files, which browsers fetch for characters outside the cut of the page's language. They come
 * first in the head: of two faces with the same character, the later one wins.
 */
function loadWholeFonts(): void {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: wholeFonts });
  document.head.prepend(link);
}
