import type { GatewayError } from "../../../app/foundation/gateway-error";
import { ok, type Result } from "../../../app/foundation/result";
import type {
  CustomersGateway,
  PlatformCustomers,
} from "../../../app/gateways/commerce/customers/customers-gateway";
import type { SignUpDraft } from "../../../app/gateways/commerce/customers/sign-up-draft";
import type { MailsGateway } from "../../../app/gateways/mail/mails-gateway";
import type { Log } from "../../../app/request/log";
import type { SignUpDrafts } from "../session/sign-up-drafts";
import { createSignUps } from "./sign-ups";

/** The parts of a request that mails to customers need. */
export type Surroundings = {
  readonly mails: MailsGateway;
  readonly drafts: SignUpDrafts;
  readonly log: Log;
  later(task: Promise<unknown>): void;
};

type Answer = Promise<Result<unknown, GatewayError>>;
type Send = () => Answer;

/** Mails with secrets do not go through a queue: they are retried while the worker may still run. */
const pausesMs = [500, 3_000];

/** Adds mails to the customers gateway: links that prove the mailbox, and the welcome. No request waits for them. */
export function mailCustomers(platform: PlatformCustomers, around: Surroundings): CustomersGateway {
  const { createPasswordProof: _, createEmailProof: __, ...customers } = platform;
  const { mails, drafts, log, later } = around;
  const send = (kind: string, mail: Send) => later(deliver(kind, mail, log));

  const { sendPasswordLink, sendEmailProof } = createProofMails(platform, mails);

  async function beginSignUp(draft: SignUpDraft): Answer {
    const known = await sendPasswordLink(draft.email, "sendAccountKnown");
    if (known.ok || !isUnknown(known.error)) return known;
    const token = await drafts.keep(draft);
    const path = `/create-account/confirm?${new URLSearchParams({ token })}`;
    const mail = { key: crypto.randomUUID(), to: draft.email, name: draft.firstName, path };
    return sendWithRetries(() => mails.sendEmailConfirmation(mail));
  }

  const signUp: CustomersGateway["signUp"] = async (customer, guest) => {
    const made = await customers.signUp(customer, guest);
    if (!made.ok) return made;
    const { id, email, firstName } = made.value.customer;
    const mail = { key: id, to: email, name: firstName ?? "" };
    send("account-created", () => sendWithRetries(() => mails.sendAccountCreated(mail)));
    if (!customer.isEmailVerified) send("email-proof", () => sendEmailProof(id));
    return made;
  };

  return {
    ...customers,
    signUp,
    ...createSignUps({ signIn: customers.signIn, signUp, drafts, log, later }),
    async beginSignUp(draft) {
      send("sign-up", () => beginSignUp(draft));
      return ok(null);
    },
    async requestEmailProof(customerId) {
      send("email-proof", () => sendEmailProof(customerId));
      return ok(null);
    },
    async requestPasswordReset(email) {
      send("password-reset", async () => {
        const sent = await sendPasswordLink(email, "sendPasswordReset");
        return sent.ok || !isUnknown(sent.error) ? sent : ok(null);
      });
      return ok(null);
    },
  };
}

/** Mails with links that prove a customer's mailbox. */
function createProofMails(
  { createPasswordProof, createEmailProof, load }: PlatformCustomers,
  mails: MailsGateway,
) {
  /** Sends a link to the account's stored address: a look-alike of that address must not get it. */
  async function sendPasswordLink(email: string, kind: "sendPasswordReset" | "sendAccountKnown") {
    const made = await createPasswordProof(email);
    if (!made.ok) return made;
    const { id, value, customerId } = made.value;
    const found = await load(customerId);
    if (!found.ok || found.value === null) return found;
    const { email: to, firstName, locale } = found.value;
    const path = `/password-reset/change-password?${new URLSearchParams({ token: value })}`;
    return sendWithRetries(() => mails[kind]({ key: id, to, name: firstName ?? "", path, locale }));
  }

  async function sendEmailProof(customerId: string): Answer {
    const found = await load(customerId);
    const made = found.ok && found.value ? await createEmailProof(customerId) : found;
    if (!found.ok || !made.ok || !found.value || !made.value || !("value" in made.value)) return made;
    const { email: to, firstName, locale } = found.value;
    const path = `/create-account/confirm-email?${new URLSearchParams({ token: made.value.value })}`;
    const mail = { key: made.value.id, to, name: firstName ?? "", path, locale };
    return sendWithRetries(() => mails.sendEmailConfirmation(mail));
  }

  return { sendPasswordLink, sendEmailProof };
}

/** No account has the address, so no mail is due. */
function isUnknown({ kind, code }: GatewayError): boolean {
  return kind === "rejected" && code === "InvalidSubject";
}

/** Retries while a retry may help. */
export async function sendWithRetries(send: Send): Promise<Result<unknown, GatewayError>> {
  let sent = await send();
  for (const pauseMs of pausesMs) {
    if (sent.ok || !sent.error.retryable) return sent;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    sent = await send();
  }
  return sent;
}

/** Runs after the response; a failure is logged. */
export async function deliver(kind: string, send: Send, log: Log): Promise<void> {
  try {
    const sent = await send();
    if (!sent.ok) log.error("mail-undelivered", { mail: kind, reason: sent.error.code ?? sent.error.kind });
  } catch (error) {
    log.error("mail-undelivered", { mail: kind, reason: error instanceof Error ? error.name : "unknown" });
  }
}
