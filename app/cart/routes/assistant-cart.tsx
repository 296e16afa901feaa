import { data, type RouterContextProvider, redirect } from "react-router";
import { toStepPath } from "../../checkout/model/checkout-step";
import { brand } from "../../countries/model/brand";
import { err, type Result } from "../../foundation/result";
import { requestContext } from "../../request/context";
import { setPageHead } from "../../request/page-head";
import type { AssistantCartView } from "../model/assistant-cart-view";
import type { Cart } from "../model/cart";
import { toCartAccess } from "../operations/cart-access.server";
import { loadSellingTerms } from "../operations/load-selling-terms.server";
import { loadShownCart } from "../operations/load-shown-cart.server";
import { loadPreparedCart, type TakeOverError, takeOverCart } from "../operations/take-over-cart.server";
import { AssistantCartPage } from "../ui/assistant-cart-page";
import { createCartViewContext } from "../ui/cart-view-context";
import { toCartView } from "../ui/to-cart-view";
import type { Route } from "./+types/assistant-cart";

type Context = Readonly<RouterContextProvider>;

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
  return taken.ok ? toCartPage() : toProblem(context, taken.error);
}

/** The press was repeated, or the link is opened again. */
async function isOwnCart(context: Context, cartId: string): Promise<boolean> {
  return (await context.get(requestContext).session.read())?.cartId === cartId;
}

function toCartPage() {
  return redirect(toStepPath("cart"), 303);
}

async function toView(context: Context, cart: Cart, isMerged: boolean): Promise<AssistantCartView> {
  const { translate } = context.get(requestContext);
  const { terms } = await loadSellingTerms(context);
  const view = toCartView(cart, createCartViewContext(translate, terms));
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
    note: isMerged ? translate("assistant.ownCart") : null,
  };
}

function toProblem(context: Context, { code }: TakeOverError) {
  const { translate } = context.get(requestContext);
  const isDown = code === "platform-unavailable";
  const lead = translate(isDown ? "cart.error.platform-unavailable" : "assistant.gone");
  const view: AssistantCartView = { ...toFrame(context), cart: null, lead, note: null };
  return data(view, isDown ? 503 : 404);
}

function toFrame(context: Context): Pick<AssistantCartView, "title" | "back"> {
  const { translate } = context.get(requestContext);
  return { title: translate("assistant.title"), back: translate("cart.empty.action") };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.title} | ${brand.name}` },
];

export default function AssistantCart({ loaderData, actionData }: Route.ComponentProps) {
  return <AssistantCartPage view={actionData ?? loaderData} />;
}
