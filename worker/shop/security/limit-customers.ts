import { ok } from "../../../app/foundation/result";
import type { CustomersGateway } from "../../../app/gateways/commerce/customers/customers-gateway";
import type { SignUpDraft } from "../../../app/gateways/commerce/customers/sign-up-draft";
import type { LimitName } from "../../../durable-objects/attempt-counter/attempt-limits";
import type { AttemptGuard } from "./create-attempt-guard";
import type { KnownDevice } from "./known-device";
import { refusedByCustomers, wasNotAnswered } from "./refused-attempt";

type Counts = Readonly<Partial<Record<LimitName, string | null>>>;

/**
 * Guesses at passwords, and what sends mail to whoever is named. A browser that signed in to an account before counts for
 * itself alone; strangers count by account and by address, each further try after a longer pause.
 */
export function limitCustomers(
  customers: CustomersGateway,
  guard: AttemptGuard,
  device: KnownDevice,
): CustomersGateway {
  const { address } = guard;
  const run: Run = (counts, make, isForgiven, refused) =>
    guard.run({ counts, id: crypto.randomUUID() }, make, isForgiven, refused);

  return {
    ...customers,
    ...limitEntries(customers, run, { address, device }),
    requestEmailProof: (id) =>
      run(
        { "email-proof.customer": id },
        () => customers.requestEmailProof(id),
        wasNotAnswered,
        refusedByCustomers,
      ),
    checkPassword: (id, password) =>
      run(
        { "confirmation.customer": id },
        () => customers.checkPassword(id, password),
        (answer) => (answer.ok ? answer.value !== "wrong" : wasNotAnswered(answer)),
        refusedByCustomers,
      ),
    update: (id, version, changes) => {
      const update = () => customers.update(id, version, changes);
      if (!changes.some((change) => "changeEmail" in change)) return update();
      return run({ "email-change.customer": id }, update, wasNotAnswered, refusedByCustomers);
    },
    ...limitProofs(customers, run, { address, device }),
  };
}

type Run = <Answer>(
  counts: Counts,
  make: () => Promise<Answer>,
  isForgiven: (answer: Answer) => boolean,
  refused: Answer,
) => Promise<Answer>;

type Around = { readonly address: string | null; readonly device: KnownDevice };

/** Ways into an account, old and new. */
function limitEntries(
  customers: CustomersGateway,
  run: Run,
  { address, device }: Around,
): Pick<CustomersGateway, "signIn" | "signUp" | "beginSignUp" | "finishSignUp"> {
  return {
    async signIn(credentials, guest) {
      const account = toAccount(credentials.email);
      const known = await device.find(account);
      const counts: Counts = known
        ? { "sign-in.device": known }
        : {
            "sign-in.address": address,
            "sign-in.stranger": address && `${address} ${account}`,
            "sign-in.account": account,
          };
      const signIn = () => customers.signIn(credentials, guest);
      const answer = await run(
        counts,
        signIn,
        (each) => each.ok || wasNotAnswered(each) || each.error.code !== "InvalidCredentials",
        refusedByCustomers,
      );
      if (answer.ok) await device.remember(account);
      return answer;
    },
    signUp: (customer, guest) =>
      run(
        { "sign-up.address": address },
        () => customers.signUp(customer, guest),
        wasNotAnswered,
        refusedByCustomers,
      ),
    beginSignUp: (draft) =>
      // The second press answers as the first did, whoever the address belongs to. What was not taken may be sent again.
      run(
        { "sign-up.repeat": toForm(draft) },
        () =>
          run(
            { "sign-up.address": address, "sign-up.email": toAccount(draft.email) },
            () => customers.beginSignUp(draft),
            wasNotAnswered,
            refusedByCustomers,
          ),
        (answer) => !answer.ok,
        ok(null),
      ),
    async finishSignUp(token, proof, guest) {
      const made = await run(
        { "sign-in.address": address },
        () => customers.finishSignUp(token, proof, guest),
        (answer) => answer.ok || wasNotAnswered(answer),
        refusedByCustomers,
      );
      if (made.ok) await device.remember(toAccount(made.value.customer.email));
      return made;
    },
  };
}

/** What is proved by mail. */
function limitProofs(
  customers: CustomersGateway,
  run: Run,
  { address, device }: Around,
): Pick<CustomersGateway, "requestPasswordReset" | "resetPassword" | "confirmEmail"> {
  const byAddress: Counts = { "password-reset.address": address };
  return {
    requestPasswordReset: (email) =>
      run(
        { ...byAddress, "password-reset.email": toAccount(email) },
        () => customers.requestPasswordReset(email),
        wasNotAnswered,
        refusedByCustomers,
      ),
    async resetPassword(tokenValue, newPassword) {
      const reset = await run(
        byAddress,
        () => customers.resetPassword(tokenValue, newPassword),
        (answer) => answer.ok || wasNotAnswered(answer),
        refusedByCustomers,
      );
      // Whoever reads the mailbox is no stranger: guesses of others do not keep them from the new password.
      if (reset.ok) await device.remember(toAccount(reset.value.email));
      return reset;
    },
    confirmEmail: (tokenValue) =>
      run(
        byAddress,
        () => customers.confirmEmail(tokenValue),
        (answer) => answer.ok || wasNotAnswered(answer),
        refusedByCustomers,
      ),
  };
}

/** The same form, from whichever tab; another password makes another account. */
function toForm({ email, password, firstName, lastName, company }: SignUpDraft): string {
  return JSON.stringify([toAccount(email), password, firstName, lastName, company]);
}

function toAccount(email: string): string {
  return email.trim().toLowerCase();
}
