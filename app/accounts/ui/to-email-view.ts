import type { Translate } from "../../i18n/translate";
import type { Profile } from "../model/profile";
import type { UnverifiedView } from "./unverified-banner";

/** The account's address, and whether it is confirmed. */
export type EmailView = {
  readonly title: string;
  readonly email: string;
  readonly state: string;
  readonly isVerified: boolean;
  /** The link to change the address, which requires the password. */
  readonly change: { readonly href: string; readonly text: string };
};

type Owner = Pick<Profile, "email" | "isEmailVerified">;

/** Formats the account's address. `prefix`: the language prefix of every path. */
export function toEmailView(
  { email, isEmailVerified }: Owner,
  translate: Translate,
  prefix: string,
): EmailView {
  return {
    title: translate("checkout.field.email"),
    email,
    state: translate(`profile.verify.${isEmailVerified ? "done" : "open"}`),
    isVerified: isEmailVerified,
    change: { href: `${prefix}/my-account/security`, text: translate("profile.form.changeEmail") },
  };
}

export function toUnverifiedView(
  { email, isEmailVerified }: Owner,
  translate: Translate,
  prefix: string,
): UnverifiedView {
  if (isEmailVerified) return null;
  return {
    text: translate("profile.verify.text", { email }),
    again: translate("profile.verify.again"),
    action: `${prefix}/my-account/my-profile`,
  };
}
