import { is, type } from "superstruct";
import { toStepPath } from "../../checkout/model/checkout-step";
import { prefixPath } from "../../countries/model/language-prefix";
import { readPathPrefix } from "../../request/context";
import { completeSignIn, toAccountAccess } from "../../sign-in/operations/account-access.server";
import { openCustomerSession } from "../../sign-in/operations/open-customer-session.server";
import { PasskeySignInAnswer } from "../model/passkey-answer";
import { readSignInVariant } from "../model/sign-in-variant";
import { beginPasskeySignIn, recognizePasskey } from "../operations/passkeys.server";
import type { Route } from "./+types/passkey-sign-in";
import { toProblemAnswer } from "./to-problem-answer.server";

const Signed = type({ answer: PasskeySignInAnswer });

/** The two steps of a sign-in with a passkey, in JSON: the options to sign, then the sign-in. */
export async function action({ context, request }: Route.ActionArgs) {
  const call = { context, request };
  const body: unknown = await request.json().catch(() => null);
  if (!is(body, Signed)) {
    const options = await beginPasskeySignIn(call);
    return options.ok ? Response.json(options.value) : toProblemAnswer(context, options.error.code);
  }
  const recognized = await recognizePasskey(call, body.answer);
  if (!recognized.ok) return toProblemAnswer(context, recognized.error.code);
  const entered = await openCustomerSession(toAccountAccess(context), recognized.value);
  if (!entered.ok) return toProblemAnswer(context, describe(entered.error.code));
  const { isCheckout } = readSignInVariant(new URL(request.url).pathname);
  const wanted = isCheckout ? toStepPath("shipping") : null;
  const next = await completeSignIn(call, entered.value, { home: "/", wanted });
  const prefix = readPathPrefix(context);
  return Response.json({ next: prefixPath(prefix, next) });
}

function describe(code: string): string {
  return code === "rejected" || code === "invalid-credentials" ? "passkey-refused" : "platform-unavailable";
}
