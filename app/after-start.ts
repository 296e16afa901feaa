import type { CartStore } from "./cart/browser/cart-state";
import { createServiceLoader } from "./consent/browser/load-services";
import { replacePictures } from "./frame/browser/replace-pictures";
import { showVersion } from "./frame/browser/show-version";
import { startOffline } from "./frame/browser/start-offline";
import { watchSession } from "./frame/browser/watch-session";
import { startConsent } from "./start-consent";
import { startRecommendations } from "./start-recommendations";
import { startTracking } from "./start-tracking";

/** What every page needs and none needs at once: it is none of the scripts that a page starts with. */
export function startRest(cart: CartStore): void {
  replacePictures();
  showVersion();
  watchSession();
  const loadServices = createServiceLoader();
  startConsent(loadServices);
  startTracking(cart, loadServices);
  startRecommendations();
  startOffline(cart);
}
