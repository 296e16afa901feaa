import { array, is, nullable, size, string, tuple, union, unknown } from "superstruct";
import { err, type Result } from "../../../app/foundation/result";
import { buildRequestScope, sealAnswer } from "../rendering/request-scope";
import { parseJsonBody } from "../security/refusals";
import type { ShopContext } from "../shop-env";
import { addressOperations } from "./address-operations";
import { cartOperations } from "./cart-operations";
import { catalogueOperations } from "./catalogue-operations";
import { customerOperations } from "./customer-operations";
import type { ApiError, MiddlewareCall, MiddlewareOperation } from "./middleware-operation";
import { orderOperations } from "./order-operations";
import { recommendationOperations } from "./recommendation-operations";
import { reviewOperations } from "./review-operations";

const operations: ReadonlyMap<string, MiddlewareOperation> = new Map([
  ...Object.entries(catalogueOperations),
  ...Object.entries(reviewOperations),
  ...Object.entries(cartOperations),
  ...Object.entries(orderOperations),
  ...Object.entries(customerOperations),
  ...Object.entries(addressOperations),
  ...Object.entries(recommendationOperations),
]);

/** Where clients store a failure, one slot each: a later one of another kind does not overwrite it. */
const slots: ReadonlyMap<string, "category" | "review" | "order" | "password" | "customer" | "address"> =
  new Map([
    ...toSlots("category", ["getCategory"]),
    ...toSlots("review", Object.keys(reviewOperations)),
    ...toSlots("order", Object.keys(orderOperations)),
    ...toSlots("customer", Object.keys(customerOperations)),
    ...toSlots("password", ["customerCreatePasswordResetToken", "customerResetPassword"]),
    ...toSlots("address", Object.keys(addressOperations)),
  ]);

function toSlots<Slot extends string>(slot: Slot, names: readonly string[]) {
  return names.map((name) => [name, slot] as const);
}

/** They return 201 (DECISIONS, "Second round"), also for a repeat under the same key. */
const creations: ReadonlySet<string> = new Set([
  "addBillingAddress",
  "addReview",
  "addShippingAddress",
  "createCart",
  "createContext",
  "createOrder",
  "createPayment",
  "customerSignUp",
]);

/** `[arguments, optional name of a custom query]`. */
const Body = union([size(array(unknown()), 0, 1), tuple([unknown(), nullable(size(string(), 0, 100))])]);

const maxKeyLength = 200;

/** `POST /new-ct/<operation>`: the shop's operations for its own scripts and other clients of the session. */
export async function answerMiddleware(context: ShopContext): Promise<Response> {
  const name = context.get("url").pathname.split("/").at(-1) ?? "";
  const operation = operations.get(name);
  if (!operation) return toError(500, "unknown-middleware", "Unknown middleware");
  if (context.req.method !== "POST") return toError(405, "method-not-allowed", "Use POST", { Allow: "POST" });
  const body = await readBody(context.req.raw);
  if (!is(body, Body)) {
    return toError(400, "invalid-body", "The body is [arguments, optional custom query name] as JSON");
  }
  const key = context.req.header("idempotency-key");
  if (key && key.length > maxKeyLength) return toError(400, "invalid-idempotency-key", "The key is too long");

  const scope = buildRequestScope(context);
  const access = { country: scope.country, session: scope.session, cartRoom: scope.gateways.cartRoom };
  const answer = await run(operation, body[0], {
    scope,
    access,
    queryName: typeof body[1] === "string" && body[1] ? body[1] : null,
    idempotencyKey: key || crypto.randomUUID(),
    later: (task) => context.executionCtx.waitUntil(task),
  });
  const slot = slots.get(name);
  if (!answer.ok && slot)
    scope.log.warn("operation-failed", { operation: name, slot, code: answer.error.code });
  const response = answer.ok
    ? Response.json(
        { data: answer.value },
        { status: creations.has(name) ? 201 : 200, headers: { "Cache-Control": "no-store" } },
      )
    : toError(
        toErrorStatus(answer.error.code),
        answer.error.code,
        answer.error.message ?? `An error occurred during request to /${name}: ${answer.error.code}`,
        {},
        { ...answer.error, ...(slot && { slot }) },
      );
  return sealAnswer(response, scope);
}

/** Parses the body as JSON; null if it is invalid. A body that breaks off is refused in `refuseBadRequests`. */
async function readBody(request: Request): Promise<unknown> {
  const bytes = new Uint8Array(await request.arrayBuffer());
  return parseJsonBody(bytes) ?? null;
}

/** A session that cannot be confirmed now is reported as an outage, so that the caller may repeat the call. */
async function run(
  operation: MiddlewareOperation,
  args: unknown,
  call: MiddlewareCall,
): Promise<Result<unknown, ApiError>> {
  try {
    return await operation(args, call);
  } catch (error) {
    if (!(error instanceof Response)) throw error;
    return err({ code: "platform-unavailable" });
  }
}

function toError(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
  details: object = {},
): Response {
  const body = { error: { ...details, code, message } };
  return Response.json(body, { status, headers: { ...headers, "Cache-Control": "no-store" } });
}

const statusByCode: ReadonlyMap<string, number> = new Map([
  ["not-signed-in", 403],
  ["cart-not-found", 404],
  ["cart-expired", 404],
  ["cart-of-another-store", 404],
  ["unknown-sku", 404],
  ["unknown-line", 404],
  ["unknown-address", 404],
  ["coupon-not-found", 404],
  ["key-reused", 409],
  ["changed-elsewhere", 409],
  ["amount-changed", 409],
  ["too-many-attempts", 429],
  ["platform-unavailable", 500],
  ["review-failed", 500],
]);

/** The HTTP status of a failure's code; 400 for what the caller can correct. */
function toErrorStatus(code: string): number {
  return statusByCode.get(code) ?? 400;
}
