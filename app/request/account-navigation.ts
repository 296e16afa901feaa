import { createContext } from "react-router";
import type { AccountNavigation } from "../accounts/model/account-place";

/** The navigation beside a page of the account area; null: the page is none. */
export const accountNavigationContext = createContext<AccountNavigation | null>(null);
