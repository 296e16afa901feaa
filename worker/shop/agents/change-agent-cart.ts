import type { Cart } from "../../../app/cart/model/cart";
import type { CartAnswer, CartError } from "../../../app/cart/model/cart-command";
import { createCart } from "../../../app/cart/operations/cart-lifecycle.server";
import { executeCartCommand } from "../../../app/cart/operations/execute-cart-command.server";
import { err, ok, type Result } from "../../../app/foundation/result";
import type { AgentCall, AgentFailure, UcpMessage } from "./agent-call";
import type { AgentCart } from "./open-agent-cart";
import { accessNewCart } from "./open-agent-cart";
import type { PlannedCommand } from "./plan-cart-lines";
import { isOfCall, toCartFailure, toCartMessage } from "./ucp-messages";

/** The cart after a call, and what was refused of it. */
export type ChangedCart = AgentCart & { readonly refused: readonly UcpMessage[] };

/**
 * Creates a cart with the planned lines and codes.
 * Fails if none of the requested lines can be added: then no cart is created.
 */
export async function createAgentCart(
  plan: readonly PlannedCommand[],
  request: unknown,
  call: AgentCall,
): Promise<Result<ChangedCart, AgentFailure>> {
  const { translate } = call.scope;
  const access = await accessNewCart(call);
  const key = call.key ?? crypto.randomUUID();
  const refused: UcpMessage[] = [];
  for (const [index, planned] of plan.entries()) {
    const { command } = planned;
    const answer = await executeCartCommand(access, command, toCommandKey(key, { command }), request);
    if (answer.ok) return runRest(plan.slice(index + 1), answer.value, refused);
    if (isOfCall(answer.error)) return err(toCartFailure(answer.error, translate));
    refused.push(toCartMessage(answer.error, planned, translate));
  }
  const [first] = refused;
  if (first) return err({ kind: "outcome", message: toUnrecoverable(first) });
  const made = await createCart(access, key);
  if (!made.ok) return err(toCartFailure(made.error, translate));
  return ok({ cart: made.value.cart, access, sharedId: null, refused: [] });

  async function runRest(rest: readonly PlannedCommand[], { cart }: CartAnswer, known: UcpMessage[]) {
    const changed = await runPlan({ cart, access, sharedId: null }, rest, { key, request }, call);
    return changed.ok ? ok({ ...changed.value, refused: [...known, ...changed.value.refused] }) : changed;
  }
}

function toUnrecoverable({ code, content, path }: UcpMessage): UcpMessage {
  return { type: "error", severity: "unrecoverable", code, content, ...(path && { path }) };
}

type Requested = { readonly key: string; readonly request: unknown };

/**
 * Executes the plan on the cart; the room merges what waits into one update.
 * A refused command does not stop the others.
 */
export async function runPlan(
  { cart, access, sharedId }: AgentCart,
  plan: readonly PlannedCommand[],
  { key, request }: Requested,
  call: AgentCall,
): Promise<Result<ChangedCart, AgentFailure>> {
  const { translate } = call.scope;
  const answers = await Promise.all(
    plan.map(({ command }) => executeCartCommand(access, command, toCommandKey(key, { command }), request)),
  );
  const failure = answers.map(toError).find((error) => error && isOfCall(error));
  if (failure) return err(toCartFailure(failure, translate));
  const refused = answers.flatMap((answer, index): readonly UcpMessage[] => {
    const { path = null, subject = null } = plan[index] ?? {};
    if (!answer.ok) return [toCartMessage(answer.error, { path, subject }, translate)];
    const { clampedTo } = answer.value;
    if (clampedTo === undefined) return [];
    const sentence = translate("cart.notice.quantity-reduced");
    const content = subject === null ? sentence : `${subject}: ${sentence}`;
    return [{ type: "warning", code: "quantity_adjusted", content, ...(path !== null && { path }) }];
  });
  return ok({ cart: findNewest(cart, answers), access, sharedId, refused });
}

function toError(answer: Result<CartAnswer, CartError>): CartError | null {
  return answer.ok ? null : answer.error;
}

/** The answers arrive in any order; the version decides. */
function findNewest(cart: Cart, answers: readonly Result<CartAnswer, CartError>[]): Cart {
  const carts = answers.flatMap((answer) => (answer.ok ? [answer.value.cart] : []));
  return carts.reduce((newest, one) => (one.version > newest.version ? one : newest), cart);
}

/** Each command of a call has its own key, so that a repeat executes only those without a result. */
function toCommandKey(key: string, { command }: Pick<PlannedCommand, "command">): string {
  const subject =
    "sku" in command
      ? command.sku
      : "lineId" in command
        ? command.lineId
        : "code" in command
          ? command.code
          : "";
  return `${key}:${command.type}:${subject}`;
}

/**
 * Marks an update with its key before it is planned; true: the key was used before, so nothing is changed.
 * The plan depends on the cart, so a late repeat must not undo what happened since.
 */
export async function isRepeat(
  { access }: AgentCart,
  request: unknown,
  call: AgentCall,
): Promise<Result<boolean, AgentFailure>> {
  if (call.key === null) return ok(false);
  const mark = await executeCartCommand(access, { type: "refresh" }, call.key, request);
  if (!mark.ok) return err(toCartFailure(mark.error, call.scope.translate));
  return ok(mark.value.isRepeat === true);
}
