import type { AccountMenuView } from "../../accounts/model/account-menu-view";
import type { HeaderView } from "./header-view";

/** The data of the root route. */
export type RootData = {
  readonly header: HeaderView;
  /** On private pages the menu of a signed-in customer; public pages are the same for all visitors. */
  readonly account: AccountMenuView | null;
};
