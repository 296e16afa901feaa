import { is, optional, size, string, type } from "superstruct";
import { requestContext } from "../../request/context";
import { toDevice, toDeviceName } from "../model/device";
import { toPasskeyName } from "../model/passkey";
import { NewPasskeyAnswer } from "../model/passkey-answer";
import { confirmIdentity, toConfirmationDependencies } from "../operations/confirm-identity.server";
import { setNotice } from "../operations/notices.server";
import { addPasskey, beginPasskey } from "../operations/passkeys.server";
import { requireCustomer } from "../operations/require-customer.server";
import type { Route } from "./+types/passkeys";
import { toProblemAnswer } from "./to-problem-answer.server";

const Begin = type({ password: size(string(), 0, 1024) });
const Add = type({ answer: NewPasskeyAnswer, name: optional(size(string(), 0, 1024)) });

/** The two steps of a new passkey, in JSON: the options to sign, for the present password, then the signed passkey. */
export async function action({ context, request }: Route.ActionArgs) {
  const call = { context, request };
  const { customerId } = await requireCustomer(call);
  const body: unknown = await request.json().catch(() => null);
  if (is(body, Add)) return add(call, customerId, body);
  if (!is(body, Begin)) return toProblemAnswer(context, "passkey-refused");
  const confirmed = await confirmIdentity(toConfirmationDependencies(call), body);
  if (!confirmed.ok) return toProblemAnswer(context, confirmed.error.code);
  const options = await beginPasskey(call, customerId);
  return options.ok ? Response.json(options.value) : toProblemAnswer(context, options.error.code);
}

async function add(
  call: Pick<Route.ActionArgs, "context" | "request">,
  customerId: string,
  { answer, name = "" }: { readonly answer: NewPasskeyAnswer; readonly name?: string | undefined },
): Promise<Response> {
  const { context, request } = call;
  const { customers, accountSecurity } = context.get(requestContext).gateways;
  const device = toDeviceName(toDevice(request.headers.get("user-agent")));
  const fallback = device || context.get(requestContext).translate("security.devices.unknown");
  const added = await addPasskey(call, customerId, { answer, name: toPasskeyName(name, fallback) });
  if (!added.ok) return toProblemAnswer(context, added.error.code);
  const customer = await customers.load(customerId);
  if (customer.ok && customer.value) accountSecurity.notePasskey(customer.value);
  await setNotice(call, "security.notice.passkey-added");
  return Response.json({ ok: true });
}
