import { describe, expect, it } from "vitest";
import { openRequest } from "../../../tests/support/open-request";
import { err, ok } from "../../foundation/result";
import type { Gateways } from "../../request/gateways";
import type { SessionAccess } from "../../request/session";
import { confirmAccountEmail, readEmailProof } from "./confirm-account-email.server";

type Given = {
  /** The customer who is signed in in the browser that opened the link. */
  readonly signedIn?: string;
  readonly isEmailVerified?: boolean;
  readonly isUnreachable?: boolean;
  readonly checked?: "right" | "wrong" | "none";
};

/** Creates the account `jana` with the mailed link `proof`; records the operations on it in order. */
function open({ signedIn, isEmailVerified = false, isUnreachable = false, checked = "wrong" }: Given) {
  const done: string[] = [];
  const note = (what: string) => async (id: string, more?: unknown) => {
    done.push([what, id, ...(typeof more === "string" ? [more] : [])].join(" "));
    return isUnreachable && what === "revoke" ? err({ code: "platform-unavailable" }) : ok({ id });
  };
  const session = signedIn ? { customerId: signedIn, signInId: "this-sign-in" } : null;
  const account = { id: "jana", email: "jana@example.sk", isEmailVerified };
  const gateways = {
    customers: {
      findByEmailProof: async (token: string) => ok(token === "proof" ? account : null),
      checkPassword: async () => ok(checked),
      confirmEmail: note("confirm"),
    },
    customerKeys: { revokeUntil: note("revoke") },
    signIns: { endOthers: note("end-others") },
  };
  const context = openRequest({
    session: { read: async () => session } as unknown as SessionAccess,
    gateways: gateways as unknown as Gateways,
  });
  return { call: { context }, done };
}

describe("confirming an account's address", () => {
  it("requires the password from a browser that is not signed in to the account, and changes nothing", async () => {
    for (const given of [{}, { signedIn: "stranger" }]) {
      const { call, done } = open(given);
      expect(await readEmailProof(call, "proof")).toEqual(
        ok({ email: "jana@example.sk", asksPassword: true }),
      );
      expect(await confirmAccountEmail(call, "proof", null)).toEqual(err({ code: "password-required" }));
      expect(await confirmAccountEmail(call, "proof", "guess")).toEqual(err({ code: "wrong-password" }));
      expect(done).toEqual([]);
    }
  });

  it("sends the owner of an account without a password to the sign-in", async () => {
    const { call, done } = open({ checked: "none" });
    expect(await confirmAccountEmail(call, "proof", "any")).toEqual(err({ code: "sign-in-first" }));
    expect(done).toEqual([]);
  });

  it("revokes earlier access, except this sign-in, and confirms last", async () => {
    const own = open({ signedIn: "jana" });
    expect(await confirmAccountEmail(own.call, "proof", null)).toEqual(ok("signed-in"));
    expect(own.done).toEqual(["revoke jana", "end-others jana this-sign-in", "confirm proof"]);
    const elsewhere = open({ checked: "right" });
    expect(await confirmAccountEmail(elsewhere.call, "proof", "hammer42")).toEqual(ok("signed-out"));
    expect(elsewhere.done).toEqual(["revoke jana", "end-others jana ", "confirm proof"]);
  });

  it("does not confirm while the earlier access cannot be revoked", async () => {
    const { call, done } = open({ signedIn: "jana", isUnreachable: true });
    expect(await confirmAccountEmail(call, "proof", null)).toEqual(err({ code: "platform-unavailable" }));
    expect(done).toEqual(["revoke jana"]);
  });

  it("refuses an expired link", async () => {
    const { call } = open({ signedIn: "jana" });
    expect(await confirmAccountEmail(call, "spent", null)).toEqual(err({ code: "link-over" }));
  });
});
