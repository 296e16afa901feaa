import { err, ok } from "../../../app/foundation/result";
import type { MailsGateway } from "../../../app/gateways/mail/mails-gateway";
import type { MailCodesGateway } from "../../../app/gateways/mail-codes/mail-codes-gateway";
import type { Log } from "../../../app/request/log";
import { callRoom } from "../cart-room-adapter/call-room";

type Surroundings = {
  readonly mails: MailsGateway;
  readonly log: Log;
  later(task: Promise<unknown>): void;
};

const unreachable = { code: "platform-unavailable" } as const;

/** Stores codes over the RPC of an object that holds one code. */
export function createMailCodes(
  { CustomerKeys }: Pick<ShopBindings, "CustomerKeys">,
  { mails, log, later }: Surroundings,
): MailCodesGateway {
  const codeOf = (id: string) => CustomerKeys.getByName(`code:${id}`);

  async function deliver(id: string, to: string, provider: string, code: string): Promise<void> {
    const sent = await mails.sendSignInCode({ key: `${id}:${code}`, to, provider, code });
    if (!sent.ok) log.error("mail-undelivered", { mail: "sign-in-code", reason: sent.error.kind });
  }

  return {
    send: (id, { to, provider }) =>
      callRoom(async () => {
        const code = await codeOf(id).makeCode(to);
        later(deliver(id, to, provider, code));
        return ok(null);
      }, unreachable),
    redeem: (id, code) =>
      callRoom(async () => {
        const outcome = await codeOf(id).redeemCode(code.replaceAll(/\D/g, ""));
        return "email" in outcome ? ok(outcome.email) : err({ code: outcome.failure });
      }, unreachable),
  };
}
