import { readPathPrefix, requestContext } from "../../request/context";
import {
  type AccountFrame,
  type AccountPlace,
  accountPlaceNames,
  accountPlaces,
} from "../model/account-place";
import { readNoticeOnce } from "./notices.server";
import type { PageCall } from "./page-call.server";

/** Loads the frame of an account page: the navigation, and a one-time notice. */
export async function loadAccountFrame(
  { context }: Pick<PageCall, "context">,
  current: AccountPlace,
): Promise<AccountFrame> {
  const { translate } = context.get(requestContext);
  const prefix = readPathPrefix(context);
  const toText = (place: AccountPlace) => translate(`profile.nav.${place}`);
  const notice = await readNoticeOnce({ context });
  return {
    label: translate("profile.nav.label"),
    navigation: {
      links: accountPlaceNames.map((place) => ({
        place,
        href: prefix + accountPlaces[place],
        text: toText(place),
        isCurrent: place === current,
      })),
      logOut: { href: `${prefix}/log-out`, text: translate("profile.nav.log-out") },
    },
    current: toText(current),
    href: prefix + accountPlaces[current],
    unavailable: {
      text: translate("profile.unavailable.text"),
      again: translate("profile.unavailable.again"),
    },
    notice: notice && translate(notice),
  };
}
