import { createStore } from "../../foundation/store";
import type { AccountMenuView } from "../model/account-menu-view";

/** The menu of the signed-in customer, once the personal request has responded; null: signed out, or not known yet. */
export const accountMenu = createStore<AccountMenuView | null>(null);
