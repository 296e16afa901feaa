import type { Translate } from "../../i18n/translate";
import type { AccountMenuView } from "../model/account-menu-view";
import { accountPlaces } from "../model/account-place";

type Owner = {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string;
};

const places = ["my-profile", "my-orders", "shipping-details", "billing-details", "my-newsletter"] as const;

/**
 * Builds the header's menu of a signed-in customer.
 * `owner`: null if the page does not have the customer's name.
 */
export function toAccountMenu(prefix: string, owner: Owner | null, translate: Translate): AccountMenuView {
  return {
    label: owner?.firstName || translate("profile.nav.label"),
    owner: owner && {
      name: [owner.firstName, owner.lastName].filter(Boolean).join(" "),
      email: owner.email,
    },
    links: places.map((place) => ({
      text: translate(`profile.nav.${place}`),
      href: prefix + accountPlaces[place],
      isPortal: place === "my-orders",
    })),
    logOut: { text: translate("profile.nav.log-out"), href: `${prefix}/log-out` },
  };
}
