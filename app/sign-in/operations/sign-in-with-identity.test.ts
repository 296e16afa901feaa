import { describe, expect, it } from "vitest";
import { err, ok } from "../../foundation/result";
import { enterByMailbox, type IdentityAccess } from "./sign-in-with-identity.server";

const identity = {
  ...{ provider: "harbor", issuer: "https://harbor.example", subject: "s-1" },
  ...{ email: "jana@example.sk", isEmailVerified: true, firstName: "Jana", lastName: "Nova" },
};

/** An account with the address; records the operations up to the sign-in. */
function open(account: { isEmailVerified: boolean; hasPassword: boolean }, failing = "") {
  const done: string[] = [];
  const act = (what: string) => async () => {
    done.push(what);
    return what === failing ? err({ code: "platform-unavailable" }) : ok({ id: "jana", version: 2 });
  };
  const access = {
    country: { code: "GB" },
    now: new Date(),
    later: () => {},
    externalAccounts: {
      findByEmail: async () => ok({ id: "jana", version: 1, email: identity.email, ...account }),
      dropPassword: act("drop password"),
      markVerified: act("verify"),
    },
    customerKeys: { revokeUntil: act("revoke keys") },
    signIns: { endOthers: act("end sign-ins") },
    // The test ends here: linking reads the profile first.
    customers: {
      loadProfile: async () => {
        done.push("link");
        return err({ code: "platform-unavailable" });
      },
    },
  };
  return { access: access as unknown as IdentityAccess, done };
}

describe("a mailbox that was verified by a code", () => {
  it("ends earlier access to an unverified account: the account is verified last", async () => {
    const { access, done } = open({ isEmailVerified: false, hasPassword: true });
    await enterByMailbox(access, identity, identity.email);
    expect(done).toEqual(["drop password", "revoke keys", "end sign-ins", "verify", "link"]);
  });

  it("does so when a stranger has set no password", async () => {
    const { access, done } = open({ isEmailVerified: false, hasPassword: false });
    await enterByMailbox(access, identity, identity.email);
    expect(done).toEqual(["revoke keys", "end sign-ins", "verify", "link"]);
  });

  it.each(["revoke keys", "end sign-ins"])("verifies nothing when it failed to %s", async (failing) => {
    const { access, done } = open({ isEmailVerified: false, hasPassword: false }, failing);
    expect(await enterByMailbox(access, identity, identity.email)).toMatchObject({ ok: false });
    expect(done.at(-1)).toBe(failing);
  });

  it("retains the sign-in methods of a verified account", async () => {
    const { access, done } = open({ isEmailVerified: true, hasPassword: true });
    await enterByMailbox(access, identity, identity.email);
    expect(done).toEqual(["link"]);
  });
});
