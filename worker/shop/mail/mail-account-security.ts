import type { Customer } from "../../../app/accounts/model/customer";
import { ok } from "../../../app/foundation/result";
import type {
  AccountSecurityGateway,
  PlatformAccountSecurity,
} from "../../../app/gateways/commerce/customers/account-security-gateway";
import type { SecurityNotice } from "../../../app/gateways/mail/mails-gateway";
import { endSignIns } from "../session/sign-in-records";
import { deliver, type Surroundings, sendWithRetries } from "./mail-customers";

/**
 * Mails customers about changes of their account, to the address from before the change.
 * A new password and the end of the account end sign-ins before the response. If that fails, the platform's message
 * repeats it shortly after.
 */
export function watchAccountSecurity(
  { isEmailUsed, ...platform }: PlatformAccountSecurity,
  bindings: Pick<ShopBindings, "CustomerSignIns" | "CartRoom">,
  { mails, log, later }: Pick<Surroundings, "mails" | "log" | "later">,
): AccountSecurityGateway {
  const notify = (kind: SecurityNotice, { id, version, email, firstName }: Customer) => {
    const mail = {
      kind,
      key: `${id}:${kind === "passkey-added" ? crypto.randomUUID() : version}`,
      to: email,
      name: firstName ?? "",
    };
    later(deliver(kind, () => sendWithRetries(() => mails.sendSecurityNotice(mail)), log));
  };
  const end = (customerId: string, beforeVersion: number) =>
    endSignIns(bindings, customerId, beforeVersion).catch(() => log.error("sign-ins-not-ended"));

  async function propose({ id, firstName }: Customer, email: string, path: string) {
    const taken = await isEmailUsed(email);
    if (!taken.ok) return taken;
    const mail = { key: `${id}:${crypto.randomUUID()}`, to: email, name: firstName ?? "" };
    return sendWithRetries(() =>
      taken.value
        ? mails.sendSecurityNotice({ ...mail, kind: "email-taken", name: "" })
        : mails.sendEmailChange({ ...mail, path }),
    );
  }

  return {
    ...platform,
    async proposeEmail(customer, { email, path }) {
      later(deliver("email-change", () => propose(customer, email, path), log));
      return ok(null);
    },
    notePasskey: (customer) => notify("passkey-added", customer),
    noteEmailChange: (customer) => notify("email-changed", customer),
    async changePassword(customer, passwords) {
      const changed = await platform.changePassword(customer, passwords);
      if (!changed.ok) return changed;
      await end(customer.id, changed.value.version);
      notify("password-changed", customer);
      return changed;
    },
    async changeEmail(customer, email) {
      const changed = await platform.changeEmail(customer, email);
      if (changed.ok) notify("email-changed", customer);
      return changed;
    },
    async erase(customer) {
      const erased = await platform.erase(customer);
      if (!erased.ok && erased.error.code !== "ResourceNotFound") return erased;
      await end(customer.id, Number.MAX_SAFE_INTEGER);
      notify("account-deleted", customer);
      return ok(null);
    },
  };
}
