import { createContext } from "react-router";
import type { AccountNavigation } from "../accounts/model/account-place";

/** The navigation of an account page; null: the page is not part of the account area. */
export const accountNavigationContext = createContext<AccountNavigation | null>(null);
