import type { Device } from "./device";
import type { Passkey } from "./passkey";
import type { SecurityField, SecurityIntent } from "./security-form";

/** The account's sign-in methods and sessions. */
export type SecurityFacts = {
  readonly email: string;
  readonly hasPassword: boolean;
  /** The unconfirmed new address. */
  readonly pendingEmail: string | null;
  readonly passkeys: readonly Passkey[];
  readonly signIns: readonly {
    readonly id: string;
    readonly device: Device;
    readonly openedAt: number;
    readonly usedAt: number;
  }[];
  /** This device's sign-in. */
  readonly signInId: string;
  readonly userAgent: string | null;
};

/** Message keys of the page, below `security`. */
export const securityMessageKeys = [
  "email.title",
  "email.lead",
  "email.new",
  "email.button",
  "email.cancel",
  "password.title",
  "password.lead",
  "password.none",
  "password.present",
  "password.button",
  "password.set",
  "fresh",
  "passkeys.title",
  "passkeys.lead",
  "passkeys.none",
  "passkeys.name",
  "passkeys.add",
  "passkeys.rename",
  "passkeys.save",
  "passkeys.remove",
  "passkeys.unsupported",
  "passkeys.failed",
  "devices.title",
  "devices.lead",
  "devices.this",
  "devices.end",
  "devices.endOthers",
  "data.title",
  "data.lead",
  "data.button",
  "delete.title",
  "delete.lead",
  "delete.kept",
  "delete.sure",
  "delete.button",
] as const;

/** The page's messages, including those shared with the account forms. */
export type SecurityMessages = Readonly<
  Record<
    (typeof securityMessageKeys)[number] | "password.new" | "password.hint" | "password.again" | "forgot",
    string
  >
>;

/** A line with buttons. */
export type SecurityRow = { readonly id: string; readonly name: string; readonly text: string };

/** The reason of a refused form, ready for display. */
export type SecurityRefusal = {
  readonly intent: SecurityIntent;
  readonly problem: string | null;
  readonly errors: Readonly<Partial<Record<SecurityField, string>>>;
  /** Never a password. */
  readonly email: string;
  readonly id: string;
};

/** The page of sign-in and security, ready for display. */
export type SecurityView = {
  readonly messages: SecurityMessages;
  /** Paths with language prefix. */
  readonly paths: Readonly<Record<"page" | "passkeys" | "data" | "forgot", string>>;
  readonly hasPassword: boolean;
  readonly email: string;
  readonly emailText: string;
  /** null: no other address waits for its confirmation. */
  readonly pendingText: string | null;
  readonly passkeys: readonly SecurityRow[];
  /** The suggested name of the next passkey. */
  readonly passkeyName: string;
  readonly devices: readonly (SecurityRow & { readonly isThis: boolean })[];
  readonly refused: SecurityRefusal | null;
};
