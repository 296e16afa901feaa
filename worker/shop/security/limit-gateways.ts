import type { CartCommand } from "../../../app/cart/model/cart-command";
import { err, type Result } from "../../../app/foundation/result";
import type { CartAddress, CartRoomGateway } from "../../../app/gateways/cart-room/cart-room-gateway";
import type { WithdrawalsGateway } from "../../../app/gateways/commerce/withdrawals-gateway";
import type { CustomerKeysGateway } from "../../../app/gateways/customer-keys/customer-keys-gateway";
import type { MailCodesGateway } from "../../../app/gateways/mail-codes/mail-codes-gateway";
import type { NewsletterGateway } from "../../../app/gateways/newsletter/newsletter-gateway";
import type { SupportGateway } from "../../../app/gateways/support/support-gateway";
import type { VatGateway } from "../../../app/gateways/vat/vat-gateway";
import type { Gateways } from "../../../app/request/gateways";
import type { Attempt, AttemptGuard } from "./create-attempt-guard";
import type { KnownDevice } from "./known-device";
import { limitCustomers } from "./limit-customers";
import { refusal, refusedByCustomers, wasNotAnswered } from "./refused-attempt";

type Failure = { readonly code?: string };
type Answer = Result<unknown, Failure>;

const tooMany = err({ code: "too-many-attempts" } as const);
/**
 * What can be tried without end is limited here, whoever asks for it: pages, scripts and other clients meet the same
 * gateways.
 */
export function limitGateways(gateways: Gateways, guard: AttemptGuard, device: KnownDevice): Gateways {
  return {
    ...gateways,
    cartRoom: limitCartRoom(gateways.cartRoom, guard),
    customers: limitCustomers(gateways.customers, guard, device),
    mailCodes: limitMailCodes(gateways.mailCodes, guard),
    customerKeys: limitCustomerKeys(gateways.customerKeys, guard),
    vat: limitVat(gateways.vat, guard),
    support: limitSupport(gateways.support, guard),
    withdrawals: limitWithdrawals(gateways.withdrawals, guard),
    newsletter: limitNewsletter(gateways.newsletter, guard),
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

/** Each question reaches the tax office, whose patience is the whole shop's. */
function limitVat(vat: VatGateway, guard: AttemptGuard): VatGateway {
  return {
    ...vat,
    check: (number, sessionId) =>
      guard.run(
        { counts: { "vat.address": guard.address, "vat.session": sessionId }, id: crypto.randomUUID() },
        () => vat.check(number, sessionId),
        () => false,
        err({ system: "vat", ...refusal } as const),
      ),
  };
}

/** Mails to one mailbox, whatever they are for. */
function limitMailCodes(codes: MailCodesGateway, guard: AttemptGuard): MailCodesGateway {
  return {
    ...codes,
    send: (id, mail) =>
      guard.run(
        {
          counts: { "password-reset.address": guard.address, "password-reset.email": mail.to.toLowerCase() },
          id: crypto.randomUUID(),
        },
        () => codes.send(id, mail),
        wasNotJudged,
        tooMany,
      ),
  };
}

/** Each challenge is something to keep, and each proposed address a mail to a mailbox that may be anybody's. */
function limitCustomerKeys(keys: CustomerKeysGateway, guard: AttemptGuard): CustomerKeysGateway {
  return {
    ...keys,
    issueChallenge: (sessionId, purpose) =>
      guard.run(
        {
          counts: { "passkey.address": guard.address, "passkey.session": sessionId },
          id: crypto.randomUUID(),
        },
        () => keys.issueChallenge(sessionId, purpose),
        wasNotJudged,
        tooMany,
      ),
    keepEmailChange: (customerId, email) =>
      guard.run(
        {
          counts: { "email-change.customer": customerId, "email-change.email": email.toLowerCase() },
          id: crypto.randomUUID(),
        },
        () => keys.keepEmailChange(customerId, email),
        wasNotJudged,
        tooMany,
      ),
  };
}

/** The same statement again is no other attempt. */
function limitWithdrawals(withdrawals: WithdrawalsGateway, guard: AttemptGuard): WithdrawalsGateway {
  return {
    ...withdrawals,
    keep: (key, statement) =>
      guard.run(
        {
          counts: {
            "withdrawal.address": guard.address,
            "withdrawal.email": statement.email.toLowerCase(),
          },
          id: key,
        },
        () => withdrawals.keep(key, statement),
        wasNotAnswered,
        refusedByCustomers,
      ),
  };
}

/** Each is a mail to a mailbox that may be anybody's. */
function limitNewsletter(newsletter: NewsletterGateway, guard: AttemptGuard): NewsletterGateway {
  return {
    ...newsletter,
    requestConfirmation: (request) =>
      guard.run(
        {
          counts: { "newsletter.address": guard.address, "newsletter.email": request.email.toLowerCase() },
          id: crypto.randomUUID(),
        },
        () => newsletter.requestConfirmation(request),
        wasNotAnswered,
        refusedByCustomers,
      ),
  };
}

/** Each case is somebody's work, and a mail to an address that anybody may write. */
function limitSupport(support: SupportGateway, guard: AttemptGuard): SupportGateway {
  return {
    ...support,
    receive: (key, supportCase, tested) =>
      guard.run(
        {
          counts: {
            "support.address": guard.address,
            "support.email": supportCase.customerEmail.toLowerCase(),
            "support.untested": tested === "untested" ? guard.address : null,
          },
          id: key,
        },
        () => support.receive(key, supportCase, tested),
        wasNotAnswered,
        err({ system: "support", ...refusal } as const),
      ),
  };
}

/** Nobody can say whether it was good or bad. */
function wasNotJudged(answer: Answer): boolean {
  return !answer.ok && answer.error.code === "platform-unavailable";
}
