import { string, type } from "superstruct";
import type { GatewayError } from "../../../app/foundation/gateway-error";
import type { Result } from "../../../app/foundation/result";
import { createBoundFetch } from "../../../app/gateways/bound-fetch";
import { withTimeLimit } from "../../../app/gateways/with-time-limit";
import { openCatalogueLedger } from "../../../durable-objects/message-ledger/open-ledger";
import { type Environment, readEnvironment } from "../config/environment";
import { rememberEnvironment } from "../environment-memory";

/** How one system answered. `off`: the shop is not connected to it. */
export type DependencyCheck = {
  readonly system: string;
  readonly state: "ok" | "failing" | "off";
  readonly durationMs: number;
  /** Why it fails, in words without addresses or secrets. */
  readonly reason?: string;
};

/** Longer than any of them takes when it is well, shorter than who asks waits. */
const limitMs = 3_000;

type Outcome = { readonly reason: string } | "off" | null;
type Check = (signal: AbortSignal) => Promise<Outcome>;

/** Asks all at once; each has three seconds. */
export function checkDependencies(bindings: ShopBindings): Promise<readonly DependencyCheck[]> {
  const environment = readEnvironment(bindings);
  const checks: Readonly<Record<string, Check>> = {
    commerce: () => checkCommerce(bindings),
    search: () => checkSearch(bindings),
    payment: (signal) => checkPayment(environment, bindings, signal),
    mail: (signal) => checkMail(environment, bindings, signal),
    "cart-room": () => seen(bindings.CartRoom.getByName("session:readyz").describe()),
    "message-ledger": () => seen(openCatalogueLedger(bindings).epoch()),
    visits: () => seen(bindings.VISITS.get("readyz")),
    files: () => checkFiles(bindings),
    queue: () => checkQueue(bindings.MAILS),
  };
  return Promise.all(Object.entries(checks).map(([system, check]) => runCheck(system, check)));
}

async function runCheck(system: string, check: Check): Promise<DependencyCheck> {
  const from = performance.now();
  const outcome = await withTimeLimit(limitMs, (signal) => Promise.race([check(signal), end(signal)])).catch(
    (error: unknown) => ({ reason: toReason(error) }),
  );
  const durationMs = Math.round(performance.now() - from);
  if (outcome === "off") return { system, state: "off", durationMs };
  return outcome ? { system, state: "failing", durationMs, ...outcome } : { system, state: "ok", durationMs };
}

/** What has no signal of its own is waited for no longer than the others. */
function end(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

function toReason(error: unknown): string {
  return error instanceof Error && error.name === "TimeoutError" ? "timeout" : "unreachable";
}

async function seen(answer: Promise<unknown>): Promise<Outcome> {
  await answer;
  return null;
}

/** The project's own resource: the token is good and the database answers. */
async function checkCommerce(bindings: ShopBindings): Promise<Outcome> {
  return toOutcome(await rememberEnvironment(bindings).commerce.read("", type({ key: string() })));
}

/** A query of no index: the key is looked at, nothing is searched. */
async function checkSearch(bindings: ShopBindings): Promise<Outcome> {
  return toOutcome(await rememberEnvironment(bindings).search.query([]));
}

function toOutcome(answer: Result<unknown, GatewayError>): Outcome {
  return answer.ok ? null : { reason: answer.error.kind };
}

/** The provider's list of methods: it needs the key and starts nothing. */
async function checkPayment(
  { payment }: Environment,
  { SANDBOX }: ShopBindings,
  signal: AbortSignal,
): Promise<Outcome> {
  const { apiUrl, apiKey, merchantAccount } = payment;
  const answer = await createBoundFetch(
    apiUrl,
    SANDBOX,
    "payment",
  )(`${apiUrl}/paymentMethods`, {
    method: "POST",
    headers: { "x-api-key": apiKey, "content-type": "application/json" },
    body: JSON.stringify({ merchantAccount }),
    signal,
  });
  return judgeStatus(answer, (status) => status === 200);
}

/** That it answers who has the key; which of its readings a key may do differs, so that a refusal of one is an answer. */
async function checkMail(
  { mail }: Environment,
  { SANDBOX, EMAIL }: ShopBindings,
  signal: AbortSignal,
): Promise<Outcome> {
  const { apiUrl, apiKey, from } = mail;
  if (from === null) return "off";
  if (apiUrl === null || apiKey === null) return EMAIL ? null : "off";
  const answer = await createBoundFetch(
    apiUrl,
    SANDBOX,
    "mail",
  )(`${apiUrl}/emails`, {
    headers: { authorization: `Bearer ${apiKey}` },
    signal,
  });
  return judgeStatus(answer, (status) => status < 500);
}

async function checkFiles({ ASSETS }: ShopBindings): Promise<Outcome> {
  return judgeStatus(
    await ASSETS.fetch(new URL("/favicon.svg", "http://assets.internal")),
    (status) => status === 200,
  );
}

async function judgeStatus(answer: Response, isGood: (status: number) => boolean): Promise<Outcome> {
  await answer.body?.cancel();
  return isGood(answer.status) ? null : { reason: `status ${answer.status}` };
}

/** Its length is asked for; nothing is put on it. */
async function checkQueue(queue: Queue): Promise<Outcome> {
  await queue.metrics();
  return null;
}
