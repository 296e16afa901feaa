import { createContext, data, type RouterContextProvider, redirect } from "react-router";
import { toStepPath } from "../../checkout/model/checkout-step";
import { brand } from "../../countries/model/brand";
import { err, type Result } from "../../foundation/result";
import { requestContext } from "../../request/context";
import { setPageHead } from "../../request/page-head";
import type { AssistantCartView } from "../model/assistant-cart-view";
import type { Cart } from "../model/cart";
import type { CartView } from "../model/cart-view";
import type { AddedLine } from "../operations/add-list-to-cart.server";
import { toCartAccess } from "../operations/cart-access.server";
import { loadSellingTerms } from "../operations/load-selling-terms.server";
import { loadShownCart } from "../operations/load-shown-cart.server";
import { loadPreparedCart, type TakeOverError, takeOverCart } from "../operations/take-over-cart.server";
import { isShort, toAddedNotices } from "../operations/to-added-notices.server";
import { AssistantCartPage } from "../ui/assistant-cart-page";
import { createCartViewContext } from "../ui/cart-view-context";
import { toCartView } from "../ui/to-cart-view";
import type { Route } from "./+types/assistant-cart";

type Context = Readonly<RouterContextProvider>;

/** What the action has to show: the loader runs after it, when the assistant's cart is gone. */
const shortageContext = createContext<AssistantCartView | null>(null);

/** Returns the id of the cart that the continue URL names; its key is in a sealed cookie by now. */
async function readCartId(context: Context): Promise<string | null> {
  const { gateways, linkSecret } = context.get(requestContext);
  return gateways.readAgentCart((await linkSecret()) ?? "");
}

async function loadPrepared(context: Context, cartId: string | null): Promise<Result<Cart, TakeOverError>> {
  return cartId === null ? err({ code: "gone" }) : loadPreparedCart(toCartAccess(context), cartId);
}

export async function loader({ context }: Route.LoaderArgs) {
  setPageHead(context, { robots: "noindex, nofollow" });
  const shortage = context.get(shortageContext);
  if (shortage) return data(shortage);
  const cartId = await readCartId(context);
  if (cartId !== null && (await isOwnCart(context, cartId))) return toCartPage();
  const prepared = await loadPrepared(context, cartId);
  if (!prepared.ok) return toProblem(context, prepared.error);
  const { cart: own } = await loadShownCart(toCartAccess(context));
  return data(await toView(context, prepared.value, own !== null && own.lines.length > 0));
}

/** The press is the shopper's consent: opening the link changes nothing. */
export async function action({ context }: Route.ActionArgs) {
  const cartId = await readCartId(context);
  if (cartId !== null && (await isOwnCart(context, cartId))) return toCartPage();
  const prepared = await loadPrepared(context, cartId);
  if (!prepared.ok) return toProblem(context, prepared.error);
  const { customers } = context.get(requestContext).gateways;
  const taken = await takeOverCart({ ...toCartAccess(context), customers }, prepared.value);
  if (!taken.ok) return toProblem(context, taken.error);
  if (!taken.value.some(isShort)) return toCartPage();
  context.set(shortageContext, await toShortage(context, prepared.value, taken.value));
  return null;
}

/** The press was repeated, or the link is opened again. */
async function isOwnCart(context: Context, cartId: string): Promise<boolean> {
  return (await context.get(requestContext).session.read())?.cartId === cartId;
}

function toCartPage() {
  return redirect(toStepPath("cart"), 303);
}

async function toPreparedView(context: Context, cart: Cart): Promise<CartView> {
  const { terms } = await loadSellingTerms(context);
  return toCartView(cart, createCartViewContext(context.get(requestContext).translate, terms));
}

async function toView(context: Context, cart: Cart, isMerged: boolean): Promise<AssistantCartView> {
  const { translate } = context.get(requestContext);
  const view = await toPreparedView(context, cart);
  return {
    ...toFrame(context),
    cart: {
      lines: view.lines.map(({ id, quantity, name, total }) => ({
        id,
        text: `${quantity} × ${name}`,
        total,
      })),
      totalLabel: translate("cart.totals.total"),
      total: view.total,
      action: translate(isMerged ? "assistant.merge" : "assistant.use"),
    },
    lead: translate("assistant.lead"),
    notices: isMerged ? [{ kind: "info", text: translate("assistant.ownCart") }] : [],
  };
}

/** Names what the shopper's cart did not take in full: the assistant's cart is gone. */
async function toShortage(
  context: Context,
  prepared: Cart,
  added: readonly AddedLine[],
): Promise<AssistantCartView> {
  const { translate } = context.get(requestContext);
  const { lines } = await toPreparedView(context, prepared);
  const nameOf = (sku: string) => lines.find((line) => line.sku === sku)?.name ?? sku;
  const [done, ...short] = toAddedNotices(added, nameOf, { translate });
  return {
    ...toFrame(context),
    cart: null,
    lead: done?.text ?? "",
    notices: short.map(({ text }) => ({ kind: "warn", text })),
    back: { text: translate("cart.toCart"), href: toStepPath("cart") },
  };
}

function toProblem(context: Context, { code }: TakeOverError) {
  const { translate } = context.get(requestContext);
  const isDown = code === "platform-unavailable";
  const lead = translate(isDown ? "cart.error.platform-unavailable" : "assistant.gone");
  const view: AssistantCartView = { ...toFrame(context), cart: null, lead, notices: [] };
  return data(view, isDown ? 503 : 404);
}

function toFrame(context: Context): Pick<AssistantCartView, "title" | "back"> {
  const { translate } = context.get(requestContext);
  return {
    title: translate("assistant.title"),
    back: { text: translate("cart.empty.action"), href: "/categories" },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.title} | ${brand.name}` },
];

export default function AssistantCart({ loaderData, actionData }: Route.ComponentProps) {
  return <AssistantCartPage view={actionData ?? loaderData} />;
}
