import { expect, it } from "vitest";
import type { GatewayError } from "../../foundation/gateway-error";
import { err, ok, type Result } from "../../foundation/result";
import type { SessionAccess } from "../../request/session";
import { confirmIdentity } from "./confirm-identity.server";

type Checked = Result<"right" | "wrong" | "none", GatewayError>;

/** Of a customer who signed in so many seconds ago; no `checked`: the platform may not be asked. */
function confirm(checked: Checked | null, { customerId = "jana" as string | null, age = 0 } = {}) {
  const session = { read: async () => ({ customerId }), readSignInAge: async () => age };
  const checkPassword = async (id: string, password: string) => {
    if (!checked) throw new Error("Nobody asked for that");
    expect([id, password]).toEqual(["jana", "hammer42"]);
    return checked;
  };
  const desk = { customers: { checkPassword }, session: session as unknown as SessionAccess };
  return confirmIdentity(desk, { password: "hammer42" });
}

const refused = (code: string) => err({ code });
const failure = { system: "commerce", message: "refused" } as const;

it("is done by the present password, whenever the sign-in was", async () => {
  expect(await confirm(ok("right"), { age: 80_000 })).toEqual(ok(null));
  expect(await confirm(ok("wrong"), { age: 1 })).toEqual(refused("wrong-password"));
});

it("is done by a sign-in of the last ten minutes where there is no password", async () => {
  expect(await confirm(ok("none"), { age: 599 })).toEqual(ok(null));
  expect(await confirm(ok("none"), { age: 600 })).toEqual(refused("sign-in-again"));
});

it("is nothing for a guest", async () => {
  expect(await confirm(null, { customerId: null })).toEqual(refused("sign-in-again"));
});

it("tells too many tries from a platform that does not answer", async () => {
  const many = { ...failure, kind: "rejected", code: "TooManyAttempts", retryable: false } as const;
  expect(await confirm(err(many))).toEqual(refused("too-many-attempts"));
  const down = { ...failure, kind: "unavailable", retryable: true } as const;
  expect(await confirm(err(down))).toEqual(refused("platform-unavailable"));
});
