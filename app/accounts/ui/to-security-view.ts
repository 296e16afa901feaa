import { formatDate } from "../../i18n/formats";
import type { Translate } from "../../i18n/translate";
import { toDevice, toDeviceName } from "../model/device";
import { minimumPasswordCharacters } from "../model/is-strong-password";
import type { Passkey } from "../model/passkey";
import type { SecurityForm } from "../model/security-form";
import { toProblemKey } from "../model/security-problem";
import {
  type SecurityFacts,
  type SecurityMessages,
  type SecurityRefusal,
  type SecurityView,
  securityMessageKeys,
} from "../model/security-view";

type Place = {
  readonly translate: Translate;
  readonly timeZone: string;
  readonly prefix: string;
};

/** A refused form, and the reason: a code of `security.problem`. */
export type Refused = { readonly form: SecurityForm; readonly problem: string | null };

/** Formats the page with the account's data. */
export function toSecurityView(facts: SecurityFacts, place: Place, refused: Refused | null): SecurityView {
  const { translate, prefix } = place;
  return {
    messages: toMessages(translate),
    paths: {
      page: `${prefix}/my-account/security`,
      passkeys: `${prefix}/my-account/passkeys`,
      data: `${prefix}/my-account/my-data`,
      forgot: `${prefix}/password-reset`,
    },
    hasPassword: facts.hasPassword,
    email: facts.email,
    emailText: translate("security.email.current", { email: facts.email }),
    pendingText: facts.pendingEmail && translate("security.email.pending", { email: facts.pendingEmail }),
    passkeys: facts.passkeys.map((passkey) => toPasskeyRow(passkey, place)),
    passkeyName: toDeviceName(toDevice(facts.userAgent)),
    devices: toDevices(facts, place),
    refused: refused && toRefusal(refused, translate),
  };
}

function toMessages(translate: Translate): SecurityMessages {
  const own = securityMessageKeys.map((word) => [word, translate(`security.${word}`)] as const);
  return {
    ...(Object.fromEntries(own) as Readonly<Record<(typeof securityMessageKeys)[number], string>>),
    "password.new": translate("address.reset.newPassword"),
    "password.hint": translate("address.password.hint"),
    "password.again": translate("address.password.again"),
    forgot: translate("address.login.forgot"),
  };
}

function toDay(at: number, { translate, timeZone }: Place): string {
  return formatDate(new Date(at), translate.locale, timeZone, "date");
}

function toPasskeyRow({ hash, name, madeAt, usedAt }: Passkey, place: Place) {
  const { translate } = place;
  const made = translate("security.passkeys.made", { date: toDay(madeAt, place) });
  const used =
    usedAt === null
      ? translate("security.passkeys.unused")
      : translate("security.passkeys.used", { date: toDay(usedAt, place) });
  return { id: hash, name, text: `${made}, ${used}` };
}

/** Lists the sign-ins, this one first. */
function toDevices({ signIns, signInId }: SecurityFacts, place: Place) {
  const { translate } = place;
  return signIns
    .map(({ id, device, openedAt, usedAt }) => ({
      id,
      name: toDeviceName(device) || translate("security.devices.unknown"),
      text: translate("security.devices.since", {
        opened: toDay(openedAt, place),
        used: toDay(usedAt, place),
      }),
      isThis: id === signInId,
    }))
    .toSorted((one, other) => Number(other.isThis) - Number(one.isThis));
}

function toRefusal({ form, problem }: Refused, translate: Translate): SecurityRefusal {
  const { intent, values, errors } = form;
  const own = Object.entries(errors).map(([field, code]) => [
    field,
    translate(code === "password" ? "address.problem.password" : `address.rule.${code}`, {
      count: minimumPasswordCharacters,
    }),
  ]);
  return {
    intent,
    problem: problem && translate(toProblemKey(problem)),
    errors: Object.fromEntries(own),
    email: values.email,
    id: values.id,
  };
}
