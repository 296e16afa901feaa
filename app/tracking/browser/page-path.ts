import { findSecretParameter } from "../../consent/model/link-secret";

/** Returns the path of this page without the prefix of its language. */
export function readPath(): string {
  return location.pathname.replace(/^\/[a-z]{2}(?=\/|$)/, "") || "/";
}

/** Whether a secret link opens this page; nothing of it is tracked. */
export function isSecretPage(): boolean {
  return findSecretParameter(location.pathname) !== null;
}
