import type { NamedAction } from "../resources/apply-actions.ts";
import type { SetAuthenticationModeInput } from "./actions/set-authentication-mode.ts";
import { requirePassword } from "./credentials/require-password.ts";

function isModeAction(action: NamedAction): action is NamedAction & { input: SetAuthenticationModeInput } {
  return action.name === "setAuthenticationMode";
}

/** What the actions do to the password: another one, none (null), or nothing (undefined). Throws RequiredField. */
export function readPasswordChange(actions: readonly NamedAction[]): string | null | undefined {
  const last = actions.findLast(isModeAction);
  if (!last) return undefined;
  return last.input.authMode === "ExternalAuth" ? null : requirePassword(last.input.password);
}
