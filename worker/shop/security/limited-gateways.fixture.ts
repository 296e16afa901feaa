import type { CartCommand } from "../../../app/cart/model/cart-command";
import { err, ok } from "../../../app/foundation/result";
import type { CartAddress } from "../../../app/gateways/cart-room/cart-room-gateway";
import type { SignUpDraft } from "../../../app/gateways/commerce/customers/sign-up-draft";
import type { Gateways } from "../../../app/request/gateways";
import type { AttemptCounter } from "../../../durable-objects/attempt-counter/attempt-counter";
import { type AttemptLimit, parseAttemptLimits } from "../config/attempt-limits";
import { createAttemptGuard } from "./create-attempt-guard";
import { createKnownDevice } from "./known-device";
import { limitGateways } from "./limit-gateways";

const setting = [
  ...[
    "sign-in.address=2/900",
    "sign-in.account=4/900",
    "sign-up.address=2/900",
    "coupon.address=3/900",
    "coupon.session=2/900",
  ],
  ...["password-reset.stranger=2/900", "password-reset.address=3/900"],
  ...["email-change.customer=2/900", "cart.address=2/900", "payment.address=3/900", "payment.session=2/900"],
].join(" ");

/** Counters that every request of a test shares, as all isolates do. */
export function createCounters({ isBroken = false } = {}) {
  const counted = new Map<string, Set<string>>();
  const getByName = (name: string) => ({
    async count(id: string, { most, windowSeconds }: AttemptLimit) {
      if (isBroken) throw new Error("overloaded");
      const ids = counted.get(name) ?? new Set();
      counted.set(name, ids);
      if (!ids.has(id) && ids.size >= most) return windowSeconds;
      ids.add(id);
      return 0;
    },
    release: async (id: string) => void counted.get(name)?.delete(id),
  });
  return { counted, counters: { getByName } as unknown as DurableObjectNamespace<AttemptCounter> };
}

export const { counters, counted } = createCounters();
/** The prepared results of the gateways behind the limits; a test may replace them. */
export const answers = {
  coupon: err({ code: "coupon-not-found" }) as unknown,
  signIn: ok({}) as unknown,
  update: ok({}) as unknown,
};

/** Addresses that a form sent mail to. */
export const mailed: string[] = [];

/** Opens one request's gateways with limits; the gateways behind them return `answers`. */
export function openLimited(
  clientAddress: string | null,
  over = counters,
  cookieHeader: string | null = null,
) {
  const lines: string[] = [];
  const write = (event: string, fields?: object) => void lines.push(JSON.stringify([event, fields]));
  const log = { info: write, warn: write, error: write };
  const limits = parseAttemptLimits(setting);
  const guard = createAttemptGuard({ limits, counters: over, secret: "secret", clientAddress, log });
  const others = {
    mailCodes: {},
    newsletter: {},
    withdrawals: {},
    customerKeys: {},
    vat: {},
    support: {},
    orders: {},
  };
  const gateways = {
    ...others,
    cartRoom: {
      execute: async (_: CartAddress, { type }: CartCommand) =>
        type === "apply-coupon" ? answers.coupon : ok({ cart: {} }),
      startPayment: async () => ok({ next: "redirect", url: "/" }),
    },
    customers: {
      signIn: async () => answers.signIn,
      signUp: async () => answers.signIn,
      beginSignUp: async ({ email }: SignUpDraft) => {
        mailed.push(email);
        return answers.signIn;
      },
      requestPasswordReset: async () => ok(null),
      update: async () => answers.update,
    },
  };
  const device = createKnownDevice({ cookieHeader, secret: "secret", isLocal: true });
  return { guard, lines, device, ...limitGateways(gateways as unknown as Gateways, guard, device) };
}

let clients = 0;
/** An IP address that no other test uses. */
export const newAddress = () => `2001:db8:0:${(clients++).toString(16)}::1`;
export const newKey = () => crypto.randomUUID();
