import { expect, it } from "vitest";
import type { GatewayError } from "../../foundation/gateway-error";
import { err, ok, type Result } from "../../foundation/result";
import type { SessionAccess } from "../../request/session";
import { confirmIdentity } from "./confirm-identity.server";

type Checked = Result<"right" | "wrong" | "none", GatewayError>;

/** Confirms a customer who signed in that many seconds ago; without `checked` the platform must not be called. */
function confirm(checked: Checked | null, { customerId = "jana" as string | null, age = 0 } = {}) {
  const session = { read: async () => ({ customerId }), readSignInAge: async () => age };
  const checkPassword = async (id: string, password: string) => {
    if (!checked) throw new Error("The password check was not expected");
    expect([id, password]).toEqual(["jana", "hammer42"]);
    return checked;
  };
  const dependencies = { customers: { checkPassword }, session: session as unknown as SessionAccess };
  return confirmIdentity(dependencies, { password: "hammer42" });
}

const refused = (code: string) => err({ code });
const failure = { system: "commerce", message: "refused" } as const;

it("accepts the present password, whatever the age of the sign-in", async () => {
  expect(await confirm(ok("right"), { age: 80_000 })).toEqual(ok(null));
  expect(await confirm(ok("wrong"), { age: 1 })).toEqual(refused("wrong-password"));
});

it("accepts a sign-in of the last ten minutes in an account without a password", async () => {
  expect(await confirm(ok("none"), { age: 599 })).toEqual(ok(null));
  expect(await confirm(ok("none"), { age: 600 })).toEqual(refused("sign-in-again"));
});

it("refuses a guest", async () => {
  expect(await confirm(null, { customerId: null })).toEqual(refused("sign-in-again"));
});

it("distinguishes too many attempts from an unavailable platform", async () => {
  const many = { ...failure, kind: "rejected", code: "TooManyAttempts", retryable: false } as const;
  expect(await confirm(err(many))).toEqual(refused("too-many-attempts"));
  const down = { ...failure, kind: "unavailable", retryable: true } as const;
  expect(await confirm(err(down))).toEqual(refused("platform-unavailable"));
});
