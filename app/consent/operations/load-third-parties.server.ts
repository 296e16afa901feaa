import type { RouterContextProvider } from "react-router";
import { requestContext } from "../../request/context";
import { choosePartiesOf, type PartySettings } from "../model/third-parties";

/**
 * Loads the third-party services that this store uses.
 * If the store's settings cannot be read, omits the services that they enable.
 */
export async function loadThirdParties(context: Readonly<RouterContextProvider>): Promise<PartySettings> {
  const { parties: settings } = context.get(requestContext);
  const store = await context.get(requestContext).gateways.catalogue.loadStoreSettings();
  return choosePartiesOf({
    settings,
    flags: {
      trustScoreEnabled: store.ok && store.value.showsTrustScore === true,
      googleReviewsEnabled: store.ok && store.value.showsReviews === true,
      isTracked:
        context.get(requestContext).toggles["bloomreach-api"] ??
        (store.ok && store.value.isTracked !== false),
    },
    locale: context.get(requestContext).locale,
  });
}
