import type { CartCommand } from "../../../app/cart/model/cart-command";
import { err, type Result } from "../../../app/foundation/result";
import type { CartAddress } from "../../../app/gateways/cart-room/cart-room-gateway";
import type { Gateways } from "../../../app/request/gateways";
import type { Attempt, AttemptGuard } from "./create-attempt-guard";
import type { KnownDevice } from "./known-device";
import { limitCalls, refusal, refusedByCustomers, wasNotAnswered } from "./limit-calls";
import { limitCustomers } from "./limit-customers";

type Failure = { readonly code?: string };
type Answer = Result<unknown, Failure>;
type Limited<Name extends keyof Gateways> = (gateways: Gateways, guard: AttemptGuard) => Gateways[Name];

const tooMany = err({ code: "too-many-attempts" } as const);
/** Counts by the caller's code: a repeat of any kind is another attempt. */
const judged = { isForgiven: wasNotJudged, refused: tooMany } as const;
/** For results of the platform, not of a shopper's code. */
const answered = { isForgiven: wasNotAnswered, refused: refusedByCustomers } as const;

/** Limits attempts for every caller alike: pages, scripts and API clients share the gateways. */
export function limitGateways(gateways: Gateways, guard: AttemptGuard, device: KnownDevice): Gateways {
  return {
    ...gateways,
    customers: limitCustomers(gateways.customers, guard, device),
    cartRoom: limitCartRoom(gateways, guard),
    ...limitMails(gateways, guard),
    customerKeys: limitCustomerKeys(gateways, guard),
    vat: limitVat(gateways, guard),
    support: limitSupport(gateways, guard),
    orders: limitOrders(gateways, guard),
  };
}

const limitCartRoom: Limited<"cartRoom"> = ({ cartRoom }, guard) =>
  limitCalls(cartRoom, guard, {
    execute(address, command, key) {
      const attempt = toCartAttempt(address, command, key, guard.address);
      return attempt ? [{ ...attempt, isForgiven: isCouponAccepted(command), refused: tooMany }] : [];
    },
    startPayment: ({ sessionId }, { idempotencyKey, method }) => [
      {
        counts: { "payment.address": guard.address, "payment.session": sessionId },
        id: JSON.stringify([sessionId, idempotencyKey, method]),
        ...judged,
      },
    ],
  });

/** A guess at a code, or a session's first cart; null: neither. */
function toCartAttempt(
  { sessionId, cartId }: CartAddress,
  command: CartCommand,
  key: string,
  address: string | null,
): Attempt | null {
  const id = JSON.stringify([sessionId, key, command]);
  if (command.type === "apply-coupon") {
    return { id, counts: { "coupon.address": address, "coupon.session": sessionId } };
  }
  return cartId === null ? { id, counts: { "cart.address": address } } : null;
}

/** A valid code was no guess; a new cart counts although it succeeds. */
function isCouponAccepted({ type }: CartCommand): (answer: Answer) => boolean {
  return (answer) => wasNotJudged(answer) || (answer.ok && type === "apply-coupon");
}

/** Each query reaches the tax office, whose quota is for the whole shop. */
const limitVat: Limited<"vat"> = ({ vat }, guard) =>
  limitCalls(vat, guard, {
    check: (_number, sessionId) => [
      {
        counts: { "vat.address": guard.address, "vat.session": sessionId },
        isForgiven: () => false,
        refused: err({ system: "vat", ...refusal } as const),
      },
    ],
  });

/** Guesses at the e-mail address of an order; a visitor who knows it is not counted. */
const limitOrders: Limited<"orders"> = ({ orders }, guard) =>
  limitCalls(orders, guard, {
    findOrderId: (orderNumber, email) => [
      {
        counts: { "order-status.address": guard.address, "order-status.order": orderNumber },
        id: JSON.stringify([orderNumber, email.toLowerCase()]),
        isForgiven: (answer) => (answer.ok ? answer.value !== null : wasNotAnswered(answer)),
        refused: refusedByCustomers,
      },
    ],
  });

/** Mails to a mailbox that the shopper enters, which may belong to anyone. */
function limitMails(
  { mailCodes, newsletter, withdrawals }: Gateways,
  guard: AttemptGuard,
): Pick<Gateways, "mailCodes" | "newsletter" | "withdrawals"> {
  const { address } = guard;
  return {
    mailCodes: limitCalls(mailCodes, guard, {
      send: (_id, mail) => [
        {
          counts: { "password-reset.address": address, "password-reset.email": mail.to.toLowerCase() },
          ...judged,
        },
      ],
    }),
    newsletter: limitCalls(newsletter, guard, {
      requestConfirmation: ({ email }) => [
        {
          counts: { "newsletter.address": address, "newsletter.email": email.toLowerCase() },
          ...answered,
        },
      ],
    }),
    withdrawals: limitCalls(withdrawals, guard, {
      // The same statement again is not counted again.
      keep: (key, { email }) => [
        {
          counts: { "withdrawal.address": address, "withdrawal.email": email.toLowerCase() },
          id: key,
          ...answered,
        },
      ],
    }),
  };
}

/** Each challenge is stored, and each proposed address sends a mail to a mailbox that may belong to anyone. */
const limitCustomerKeys: Limited<"customerKeys"> = ({ customerKeys }, guard) =>
  limitCalls(customerKeys, guard, {
    issueChallenge: (sessionId) => [
      { counts: { "passkey.address": guard.address, "passkey.session": sessionId }, ...judged },
    ],
    keepEmailChange: (customerId, email) => [
      {
        counts: { "email-change.customer": customerId, "email-change.email": email.toLowerCase() },
        ...judged,
      },
    ],
  });

/** Each case is an employee's work, and a mail to an address that may belong to anyone. */
const limitSupport: Limited<"support"> = ({ support }, guard) =>
  limitCalls(support, guard, {
    receive: (key, { customerEmail }, tested) => [
      {
        counts: {
          "support.address": guard.address,
          "support.email": customerEmail.toLowerCase(),
          "support.untested": tested === "untested" ? guard.address : null,
        },
        id: key,
        isForgiven: wasNotAnswered,
        refused: err({ system: "support", ...refusal } as const),
      },
    ],
  });

/** The platform was unavailable: the attempt was neither right nor wrong. */
function wasNotJudged(answer: Answer): boolean {
  return !answer.ok && answer.error.code === "platform-unavailable";
}
