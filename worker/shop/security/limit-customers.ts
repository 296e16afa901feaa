import { ok } from "../../../app/foundation/result";
import type { CustomersGateway } from "../../../app/gateways/commerce/customers/customers-gateway";
import type { SignUpDraft } from "../../../app/gateways/commerce/customers/sign-up-draft";
import type { AttemptGuard } from "./create-attempt-guard";
import type { KnownDevice } from "./known-device";
import { type CallLimits, limitCalls, refusedByCustomers, wasNotAnswered } from "./limit-calls";

const answered = { isForgiven: wasNotAnswered, refused: refusedByCustomers } as const;
const unlessRight = {
  isForgiven: (answer: Parameters<typeof wasNotAnswered>[0]) => answer.ok || wasNotAnswered(answer),
  refused: refusedByCustomers,
} as const;

/**
 * Limits guesses at passwords, and mails to an address that the caller enters. A browser that signed in to the account
 * before counts by itself; unknown browsers count by account and by address, with a longer pause after each attempt.
 */
export function limitCustomers(
  customers: CustomersGateway,
  guard: AttemptGuard,
  device: KnownDevice,
): CustomersGateway {
  const limits = { ...limitEntries(guard, device), ...limitProofs(guard, device) };
  return rememberDevice(limitCalls(customers, guard, limits), device);
}

/** Sign-in and sign-up. */
function limitEntries({ address }: AttemptGuard, device: KnownDevice): CallLimits<CustomersGateway> {
  return {
    async signIn({ email }) {
      const account = toAccount(email);
      const known = await device.find(account);
      const counts = known
        ? { "sign-in.device": known }
        : {
            "sign-in.address": address,
            "sign-in.stranger": address && `${address} ${account}`,
            "sign-in.account": account,
          };
      return [
        {
          counts,
          isForgiven: (answer) =>
            answer.ok || wasNotAnswered(answer) || answer.error.code !== "InvalidCredentials",
          refused: refusedByCustomers,
        },
      ];
    },
    signUp: () => [{ counts: { "sign-up.address": address }, ...answered }],
    beginSignUp: (draft) => [
      // A repeated press gets the first one's response, whether the address has an account or not. A failed one may be
      // sent again.
      { counts: { "sign-up.repeat": toForm(draft) }, isForgiven: (answer) => !answer.ok, refused: ok(null) },
      { counts: { "sign-up.address": address, "sign-up.email": toAccount(draft.email) }, ...answered },
    ],
    finishSignUp: () => [{ counts: { "sign-in.address": address }, ...unlessRight }],
  };
}

/** Proofs by mail or password, and requests for such a mail. */
function limitProofs({ address }: AttemptGuard, device: KnownDevice): CallLimits<CustomersGateway> {
  const byAddress = { "password-reset.address": address };
  return {
    async requestPasswordReset(email) {
      const account = toAccount(email);
      const known = await device.find(account);
      const counts = known
        ? { "password-reset.device": known }
        : {
            "password-reset.stranger": address && `${address} ${account}`,
            "password-reset.email": account,
          };
      return [{ counts: { ...byAddress, ...counts }, ...answered }];
    },
    resetPassword: () => [{ counts: byAddress, ...unlessRight }],
    confirmEmail: () => [{ counts: byAddress, ...unlessRight }],
    requestEmailProof: (id) => [{ counts: { "email-proof.customer": id }, ...answered }],
    checkPassword: (id) => [
      {
        counts: { "confirmation.customer": id },
        isForgiven: (answer) => (answer.ok ? answer.value !== "wrong" : wasNotAnswered(answer)),
        refused: refusedByCustomers,
      },
    ],
    update: (id, _version, changes) =>
      changes.some((change) => "changeEmail" in change)
        ? [{ counts: { "email-change.customer": id }, ...answered }]
        : [],
  };
}

/** Marks the browser as known to the account after a right password, or a proof from the account's mailbox. */
function rememberDevice(customers: CustomersGateway, device: KnownDevice): CustomersGateway {
  return {
    ...customers,
    async signIn(credentials, guest) {
      const signedIn = await customers.signIn(credentials, guest);
      if (signedIn.ok) await device.remember(toAccount(credentials.email));
      return signedIn;
    },
    async finishSignUp(token, proof, guest) {
      const signedIn = await customers.finishSignUp(token, proof, guest);
      if (signedIn.ok) await device.remember(toAccount(signedIn.value.customer.email));
      return signedIn;
    },
    async resetPassword(tokenValue, newPassword) {
      const reset = await customers.resetPassword(tokenValue, newPassword);
      if (reset.ok) await device.remember(toAccount(reset.value.email));
      return reset;
    },
  };
}

/** Equal for the same form, sent from any tab; another password makes it another form. */
function toForm({ email, password, firstName, lastName, company }: SignUpDraft): string {
  return JSON.stringify([toAccount(email), password, firstName, lastName, company]);
}

function toAccount(email: string): string {
  return email.trim().toLowerCase();
}
