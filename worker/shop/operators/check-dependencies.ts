import { string, type } from "superstruct";
import type { GatewayError } from "../../../app/foundation/gateway-error";
import type { Result } from "../../../app/foundation/result";
import { createBoundFetch } from "../../../app/gateways/bound-fetch";
import { withTimeLimit } from "../../../app/gateways/with-time-limit";
import { openCatalogueLedger } from "../../../durable-objects/message-ledger/open-ledger";
import { type Environment, readEnvironment } from "../config/environment";
import { rememberEnvironment } from "../environment-memory";

/** The result of checking one system. `off`: the shop is not connected to it. */
export type DependencyCheck = {
  readonly system: string;
  readonly state: "ok" | "failing" | "off";
  readonly durationMs: number;
  /** Why it fails, as text without addresses or secrets. */
  readonly reason?: string;
};

/** Longer than a healthy system takes, shorter than the caller waits. */
const limitMs = 3_000;

type Outcome = { readonly reason: string } | "off" | null;
type Check = (signal: AbortSignal) => Promise<Outcome>;

/** Checks all systems at once; each has three seconds. */
export function checkDependencies(bindings: ShopBindings): Promise<readonly DependencyCheck[]> {
  const environment = readEnvironment(bindings);
  const checks: Readonly<Record<string, Check>> = {
    commerce: () => checkCommerce(bindings),
    search: () => checkSearch(bindings),
    payment: (signal) => checkPayment(environment, bindings, signal),
    mail: (signal) => checkMail(environment, bindings, signal),
    "cart-room": () => seen(bindings.CartRoom.getByName("session:readyz").describe()),
    "message-ledger": () => seen(openCatalogueLedger(bindings).purgedTags()),
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

/** Ends the wait for calls that take no abort signal. */
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

/** Reads the project itself: proves the token and the database. */
async function checkCommerce(bindings: ShopBindings): Promise<Outcome> {
  return toOutcome(await rememberEnvironment(bindings).commerce.read("", type({ key: string() })));
}

/** A query without an index: checks the key, searches nothing. */
async function checkSearch(bindings: ShopBindings): Promise<Outcome> {
  return toOutcome(await rememberEnvironment(bindings).search.query([]));
}

function toOutcome(answer: Result<unknown, GatewayError>): Outcome {
  return answer.ok ? null : { reason: answer.error.kind };
}

/** The provider's list of methods: needs the key and starts nothing. */
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

/** Checks that the service accepts the key; keys may differ in what they may read, so a refusal of one read passes. */
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

/** Requests the queue's length; sends nothing. */
async function checkQueue(queue: Queue): Promise<Outcome> {
  await queue.metrics();
  return null;
}
