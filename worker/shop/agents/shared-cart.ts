import { type Cart, isFixedLine } from "../../../app/cart/model/cart";
import { toCartAddress } from "../../../app/cart/operations/cart-access.server";
import { err, ok, type Result } from "../../../app/foundation/result";
import type { AgentView } from "../../../app/gateways/cart-room/cart-room-gateway";
import type { AgentAnswer, AgentCall, AgentFailure, UcpMessage } from "./agent-call";
import type { CartRequest } from "./cart-requests";
import { runPlan } from "./change-agent-cart";
import type { AgentCart } from "./open-agent-cart";
import { planDiscountCodes } from "./plan-cart-lines";
import { planSharedLines } from "./plan-shared-lines";
import { toCartResponse } from "./to-cart-response";
import { toCartFailure } from "./ucp-messages";

/** `get_cart` of a shopper's own cart, by its shared access. */
export async function showSharedCart(known: AgentCart, call: AgentCall): Promise<AgentAnswer> {
  return respond(known, [], null, call);
}

/**
 * `update_cart` of a shopper's own cart, which the shopper changes at the same time.
 * Only the difference to what the assistant saw last is applied, as additions and removals of pieces. A repeat under
 * the same key changes nothing.
 */
export async function updateSharedCart(
  known: AgentCart,
  request: CartRequest,
  call: AgentCall,
): Promise<AgentAnswer> {
  const seen = await recallView(known, call);
  if (!seen.ok) return seen;
  const key = call.key ?? crypto.randomUUID();
  if (seen.value?.keys.includes(key)) return respond(known, [], null, call);
  const plan = [
    ...planSharedLines(known.cart, request.line_items, seen.value?.pieces ?? {}),
    ...planDiscountCodes(known.cart, request.discounts?.codes),
  ];
  const changed = await runPlan(known, plan, { key, request: { update: request } }, call);
  return changed.ok ? respond(changed.value, changed.value.refused, key, call) : changed;
}

async function recallView(
  { access }: AgentCart,
  call: AgentCall,
): Promise<Result<AgentView | null, AgentFailure>> {
  const view = await access.cartRoom.recallAgentView(toCartAddress(access, await access.session.require()));
  return view.ok ? view : err(toCartFailure(view.error, call.scope.translate));
}

/** Records what the response shows before it is sent. */
async function respond(
  known: AgentCart,
  refused: readonly UcpMessage[],
  key: string | null,
  call: AgentCall,
): Promise<AgentAnswer> {
  const { access, cart } = known;
  const address = toCartAddress(access, await access.session.require());
  const noted = await access.cartRoom.noteAgentView(address, countPieces(cart), {
    key,
    signer: call.signer,
  });
  if (!noted.ok) return err(toCartFailure(noted.error, call.scope.translate));
  return ok(await toCartResponse(known, refused, call));
}

function countPieces({ lines }: Cart): Readonly<Record<string, number>> {
  const own = lines.filter((line) => !isFixedLine(line));
  return Object.fromEntries(own.map(({ sku, quantity }) => [sku, quantity]));
}
