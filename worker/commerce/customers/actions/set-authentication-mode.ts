import { invalidOperation } from "../../errors/platform-errors.ts";
import type { AuthenticationMode } from "../customer.ts";
import type { CustomerAction } from "../customer-action.ts";

export interface SetAuthenticationModeInput {
  readonly authMode: AuthenticationMode;
  readonly password?: string | null;
}

/** The password itself is kept apart from the document; see `readPasswordChange`. */
export const setAuthenticationMode: CustomerAction = {
  apply(customer, { authMode, password }: SetAuthenticationModeInput) {
    if (authMode === "ExternalAuth" && password) {
      throw invalidOperation("A password cannot be given for the authentication mode 'ExternalAuth'.");
    }
    return { ...customer, authenticationMode: authMode };
  },
};
