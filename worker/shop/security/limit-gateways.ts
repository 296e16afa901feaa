import type { CartCommand } from "../../../app/cart/model/cart-command";
import { err, type Result } from "../../../app/foundation/result";
import type { CartAddress, CartRoomGateway } from "../../../app/gateways/cart-room/cart-room-gateway";
import type { CustomersGateway } from "../../../app/gateways/commerce/customers/customers-gateway";
import type { Gateways } from "../../../app/request/gateways";
import type { Attempt, AttemptGuard } from "./create-attempt-guard";

type Failure = { readonly code?: string };
type Answer = Result<unknown, Failure>;

const tooMany = err({ code: "too-many-attempts" } as const);
/** As the platform would refuse it. */
const refusedByCustomers = err({
  system: "commerce",
  kind: "rejected",
  retryable: false,
  message: "Too many attempts",
  code: "TooManyAttempts",
} as const);

/**
 * What can be tried without end is limited here, whoever asks for it: pages, scripts and other clients meet the same
 * gateways.
 */
export function limitGateways(gateways: Gateways, guard: AttemptGuard): Gateways {
  return {
    ...gateways,
    cartRoom: limitCartRoom(gateways.cartRoom, guard),
    customers: limitCustomers(gateways.customers, guard),
  };
}

function limitCartRoom(rooms: CartRoomGateway, guard: AttemptGuard): CartRoomGateway {
  return {
    ...rooms,
    async execute(address, command, key, body) {
      const attempt = toCartAttempt(address, command, key, guard.address);
      const execute = () => rooms.execute(address, command, key, body);
      return attempt ? guard.run(attempt, execute, isCouponTaken(command), tooMany) : execute();
    },
    startPayment: (address, request) =>
      guard.run(
        {
          counts: { "payment.address": guard.address, "payment.session": address.sessionId },
          id: JSON.stringify([address.sessionId, request.idempotencyKey, request.method]),
        },
        () => rooms.startPayment(address, request),
        wasNotJudged,
        tooMany,
      ),
  };
}

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

/** A code that fits was no guess; a new cart counts though it succeeds. */
function isCouponTaken({ type }: CartCommand): (answer: Answer) => boolean {
  return (answer) => wasNotJudged(answer) || (answer.ok && type === "apply-coupon");
}

function limitCustomers(customers: CustomersGateway, guard: AttemptGuard): CustomersGateway {
  const { address } = guard;
  return {
    ...customers,
    signIn: (credentials, guest) =>
      guard.run(
        { counts: { "sign-in.address": address }, id: crypto.randomUUID() },
        () => customers.signIn(credentials, guest),
        (answer) => answer.ok || wasNotAnswered(answer),
        refusedByCustomers,
      ),
    signUp: (customer, guest) =>
      guard.run(
        { counts: { "sign-up.address": address }, id: crypto.randomUUID() },
        () => customers.signUp(customer, guest),
        wasNotAnswered,
        refusedByCustomers,
      ),
    update: (id, version, changes) => {
      const update = () => customers.update(id, version, changes);
      if (!changes.some((change) => "changeEmail" in change)) return update();
      const attempt = { counts: { "email-change.customer": id }, id: crypto.randomUUID() };
      return guard.run(attempt, update, wasNotAnswered, refusedByCustomers);
    },
    requestPasswordReset: (email) =>
      guard.run(
        {
          counts: { "password-reset.address": address, "password-reset.email": email.toLowerCase() },
          id: crypto.randomUUID(),
        },
        () => customers.requestPasswordReset(email),
        wasNotAnswered,
        refusedByCustomers,
      ),
    resetPassword: (tokenValue, newPassword) =>
      guard.run(
        { counts: { "password-reset.address": address }, id: crypto.randomUUID() },
        () => customers.resetPassword(tokenValue, newPassword),
        (answer) => answer.ok || wasNotAnswered(answer),
        refusedByCustomers,
      ),
  };
}

/** Nobody can say whether it was good or bad. */
function wasNotJudged(answer: Answer): boolean {
  return !answer.ok && answer.error.code === "platform-unavailable";
}

function wasNotAnswered(answer: Result<unknown, { readonly kind: string }>): boolean {
  return !answer.ok && answer.error.kind !== "rejected";
}
