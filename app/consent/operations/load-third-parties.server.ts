import type { RouterContextProvider } from "react-router";
import { gatewaysContext, localeContext, partySettingsContext, togglesContext } from "../../request/context";
import { choosePartiesOf, type PartySettings } from "../model/third-parties";

/** The services of others that this store uses; while its settings cannot be read, none that they switch. */
export async function loadThirdParties(context: Readonly<RouterContextProvider>): Promise<PartySettings> {
  const settings = context.get(partySettingsContext);
  const store = await context.get(gatewaysContext).catalogue.loadStoreSettings();
  return choosePartiesOf({
    settings,
    flags: {
      trustScoreEnabled: store.ok && store.value.showsTrustScore === true,
      googleReviewsEnabled: store.ok && store.value.showsReviews === true,
      isTracked:
        context.get(togglesContext)["bloomreach-api"] ?? (store.ok && store.value.isTracked !== false),
    },
    locale: context.get(localeContext),
  });
}
