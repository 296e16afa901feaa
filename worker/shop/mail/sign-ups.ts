import type { GatewayError } from "../../../app/foundation/gateway-error";
import { err, ok } from "../../../app/foundation/result";
import type { CustomersGateway } from "../../../app/gateways/commerce/customers/customers-gateway";
import type { SignUpDraft, SignUpProof } from "../../../app/gateways/commerce/customers/sign-up-draft";
import type { Log } from "../../../app/request/log";
import type { SignUpDrafts } from "../session/sign-up-drafts";

type Parts = Pick<CustomersGateway, "signIn" | "signUp"> & {
  readonly drafts: SignUpDrafts;
  readonly log: Log;
  later(task: Promise<unknown>): void;
};

const refusal = { system: "commerce", kind: "rejected", retryable: false } as const;
const wrongLink = { ...refusal, code: "InvalidSubject", message: "No such link" };
const wrongPassword = { ...refusal, code: "InvalidCredentials", message: "Another password" };
const unavailable: GatewayError = {
  system: "commerce",
  kind: "unavailable",
  retryable: true,
  message: "The store of links does not answer",
};

/** The second half of a sign-up: reads and follows the mailed link. */
export function createSignUps({
  signIn,
  signUp,
  drafts,
  log,
  later,
}: Parts): Pick<CustomersGateway, "readSignUp" | "finishSignUp"> {
  async function read(token: string) {
    try {
      return ok(await drafts.read(token));
    } catch {
      log.error("sign-up-unreadable");
      return err(unavailable);
    }
  }

  return {
    async readSignUp(token) {
      const draft = await read(token);
      if (!draft.ok || !draft.value) return draft.ok ? ok(null) : draft;
      const { email, wantsNewsletter, sessionId, wayBack } = draft.value;
      return ok({ email, wantsNewsletter, sessionId, wayBack });
    },
    async finishSignUp(token, proof, guest) {
      const stored = await read(token);
      if (!stored.ok) return stored;
      const draft = stored.value;
      if (!draft) return err(wrongLink);
      if (!(await isOwn(draft, proof))) return err(wrongPassword);
      const { email, password, firstName, lastName, company } = draft;
      const customer = { email, password, firstName, lastName, company, isEmailVerified: true };
      const made = await signUp(customer, guest);
      // The response to the first press was lost, or the account was created another way.
      const entered =
        !made.ok && made.error.code === "DuplicateField" ? await signIn({ email, password }, guest) : made;
      if (entered.ok || entered.error.kind === "rejected") later(drafts.end(token).catch(() => {}));
      return entered;
    },
  };
}

/**
 * An attacker who signs up with another person's address knows the password, and must not own the account by that
 * person's click.
 */
async function isOwn(draft: SignUpDraft, { sessionId, password }: SignUpProof): Promise<boolean> {
  if (sessionId === draft.sessionId) return true;
  if (password === null) return false;
  const [typed, chosen] = await Promise.all([password, draft.password].map(digest));
  return typed === chosen;
}

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text.normalize("NFC")));
  return new Uint8Array(bytes).join();
}
