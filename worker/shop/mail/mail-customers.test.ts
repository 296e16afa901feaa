import { beforeEach, describe, expect, it, vi } from "vitest";
import type { GatewayError } from "../../../app/foundation/gateway-error";
import { err, ok } from "../../../app/foundation/result";
import type {
  Credentials,
  CustomersGateway,
  NewCustomer,
  PlatformCustomers,
} from "../../../app/gateways/commerce/customers/customers-gateway";
import type { SignUpDraft } from "../../../app/gateways/commerce/customers/sign-up-draft";
import type { MailsGateway } from "../../../app/gateways/mail/mails-gateway";
import type { SignUpDrafts } from "../session/sign-up-drafts";
import { mailCustomers } from "./mail-customers";

const known = "jana@example.sk";
const draft: SignUpDraft = {
  email: "new@example.sk",
  password: "hammer42",
  firstName: "Jana",
  lastName: "Novak",
  company: null,
  wantsNewsletter: false,
  sessionId: "session-1",
  wayBack: null,
};
const guest = { sessionId: "session-1", cartId: "cart-1" };
const own = { sessionId: "session-1", password: null };
const silent = { info: () => {}, warn: () => {}, error: () => {} };

const rejected = (code: string): GatewayError => ({
  system: "commerce",
  kind: "rejected",
  retryable: false,
  code,
  message: code,
});
const lost: GatewayError = { system: "commerce", kind: "unavailable", retryable: true, message: "lost" };

let accounts: Map<string, string>;
let drafts: Map<string, SignUpDraft>;
let calls: string[];
let mails: string[];
let later: Promise<unknown>[];
/** Operations that succeed but whose next response is lost. */
let losing: Set<string>;
/** Whether the platform is down. */
let isSilent: boolean;

beforeEach(() => {
  accounts = new Map([[known, "hammer42"]]);
  drafts = new Map();
  [calls, mails, later, losing, isSilent] = [[], [], [], new Set(), false];
});

async function call<Answer>(name: string, act: () => Answer) {
  calls.push(name);
  if (isSilent) await new Promise(() => {});
  await Promise.resolve();
  const answer = act();
  return losing.delete(name) ? err(lost) : answer;
}

const toCustomer = (email: string) => ({ id: email, version: 1, email, firstName: "Jana", lastName: null });
const enter = (email: string) => ok({ customer: toCustomer(email), cartId: "cart-1" });

function openGateway(): CustomersGateway {
  const platform = {
    createPasswordProof: (email: string) =>
      call("createPasswordProof", () =>
        accounts.has(email)
          ? ok({ id: "proof", value: "secret", customerId: email })
          : err(rejected("InvalidSubject")),
      ),
    load: (id: string) => call("load", () => ok(toCustomer(id))),
    signIn: ({ email, password }: Credentials) =>
      call("signIn", () =>
        accounts.get(email) === password ? enter(email) : err(rejected("InvalidCredentials")),
      ),
    signUp: ({ email, password }: NewCustomer) =>
      call("signUp", () => {
        if (accounts.has(email)) return err(rejected("DuplicateField"));
        accounts.set(email, password);
        return enter(email);
      }),
  } as unknown as PlatformCustomers;
  const mail = new Proxy({} as MailsGateway, {
    get: (_, kind: string) => async (sent: { to: string }) => {
      mails.push(`${kind} ${sent.to}`);
      return ok(null);
    },
  });
  const store: SignUpDrafts = {
    async keep(stored) {
      drafts.set("token", stored);
      return "token";
    },
    read: async (token) => drafts.get(token) ?? null,
    end: async (token) => void drafts.delete(token),
  };
  return mailCustomers(platform, {
    mails: mail,
    drafts: store,
    log: silent,
    later: (task) => void later.push(task),
  });
}

describe("a request for an account or a new password", () => {
  it.each(["beginSignUp", "requestPasswordReset"] as const)(
    "is answered before anything is known of the address, after the same work (%s)",
    async (operation) => {
      isSilent = true;
      const work = [];
      for (const email of [known, "nobody@example.sk"]) {
        calls = [];
        const customers = openGateway();
        const answer =
          operation === "beginSignUp"
            ? customers.beginSignUp({ ...draft, email })
            : customers.requestPasswordReset(email);
        expect(await answer).toEqual(ok(null));
        work.push(calls);
      }
      expect(work).toEqual([["createPasswordProof"], ["createPasswordProof"]]);
      expect(mails).toEqual([]);
    },
  );

  it("reveals to the mailbox alone whether an account exists", async () => {
    const customers = openGateway();
    for (const email of [known, draft.email]) await customers.beginSignUp({ ...draft, email });
    for (const email of [known, draft.email]) await customers.requestPasswordReset(email);
    await Promise.all(later);
    expect(mails.toSorted()).toEqual([
      `sendAccountKnown ${known}`,
      `sendEmailConfirmation ${draft.email}`,
      `sendPasswordReset ${known}`,
    ]);
  });
});

describe("the link of a sign-up", () => {
  it("creates one account, and signs in a shopper who presses again because the response was lost", async () => {
    drafts.set("token", draft);
    losing.add("signUp");
    const customers = openGateway();
    expect(await customers.finishSignUp("token", own, guest)).toEqual(err(lost));
    expect(drafts.size).toBe(1);
    expect(await customers.finishSignUp("token", own, guest)).toEqual(enter(draft.email));
    await Promise.all(later);
    expect([accounts.size, drafts.size]).toEqual([2, 0]);
    expect(await customers.finishSignUp("token", own, guest)).toMatchObject({
      error: { code: "InvalidSubject" },
    });
  });

  it("creates one account when it is opened twice at once, and sends one welcome mail", async () => {
    drafts.set("token", draft);
    const customers = openGateway();
    const press = () => customers.finishSignUp("token", own, guest);
    expect(await Promise.all([press(), press()])).toEqual([enter(draft.email), enter(draft.email)]);
    await vi.waitFor(() => expect(mails).toEqual([`sendAccountCreated ${draft.email}`]));
    expect([accounts.size, drafts.size]).toEqual([2, 0]);
  });

  it("opens no account that was created meanwhile with another password", async () => {
    drafts.set("token", { ...draft, email: known, password: "anvil4711" });
    const answer = await openGateway().finishSignUp("token", own, guest);
    expect(answer).toMatchObject({ ok: false, error: { code: "InvalidCredentials" } });
  });
});
