import { data, redirect } from "react-router";
import { toStepPath } from "../../checkout/model/checkout-step";
import { CheckoutSteps } from "../../checkout/ui/checkout-steps";
import { readQuery } from "../../countries/model/route-table";
import { useTranslate } from "../../i18n/translate-context";
import { requestContext } from "../../request/context";
import { setPageHead } from "../../request/page-head";
import { readFlashOnce } from "../../request/read-flash-once";
import { readForm } from "../../request/read-form";
import { readWalletButtons } from "../../request/wallet-buttons";
import type { TrackedRoute } from "../../tracking/model/tracked-route";
import { toAddedNotice, toErrorNotice, toFlashNotice } from "../browser/cart-notice";
import { type Cart as CartContent, type CartLine, isFixedLine } from "../model/cart";
import type { CartAnswer, CartCommand, CartErrorCode } from "../model/cart-command";
import { toLineChanges } from "../model/line-changes";
import { parseCartForm } from "../model/parse-cart-form";
import { type CartAccess, toCartAccess } from "../operations/cart-access.server";
import { executeCartCommand } from "../operations/execute-cart-command.server";
import { loadCart } from "../operations/load-cart.server";
import { loadSellingTerms } from "../operations/load-selling-terms.server";
import { loadShownCart } from "../operations/load-shown-cart.server";
import { loadRemovedItem, restoreCartLine } from "../operations/undo-removal.server";
import { CartPage } from "../ui/cart-page";
import { createCartViewContext } from "../ui/cart-view-context";
import { toCartView } from "../ui/to-cart-view";
import type { Route } from "./+types/cart";

export async function loader({ context, request }: Route.LoaderArgs) {
  setPageHead(context, { robots: "noindex, nofollow" });
  const { translate } = context.get(requestContext);
  const { cart, isDown } = await loadShownCart(toCartAccess(context));
  const flash = isDown ? null : await readFlashOnce(context.get(requestContext).session);
  const query = readQuery(request, "checkout");
  const { gateways } = context.get(requestContext);
  const [{ terms, settings }, removed] = await Promise.all([
    loadSellingTerms(context),
    loadRemovedItem(gateways.catalogue, query, cart),
  ]);
  const shown = {
    view: cart && cart.lines.length > 0 ? toCartView(cart, createCartViewContext(translate, terms)) : null,
    notice: isDown
      ? toErrorNotice({ code: "platform-unavailable" }, translate)
      : (toAddedNotice(flash, translate) ?? toFlashNotice(flash, translate)),
    removed,
    pressed: query.get("pressed"),
    isDown,
    wallets: readWalletButtons(
      context,
      settings?.walletFlow ?? null,
      cart?.billingAddress?.customerType === "business",
    ),
    hasAgents: context.get(requestContext).hasAgents,
    recommends: gateways.recommendations !== null && settings?.showsRecommendations !== false,
  };
  return data(shown, isDown ? 503 : 200);
}

export async function action({ context, request }: Route.ActionArgs) {
  const sent = await readForm(request);
  const form = parseCartForm(sent);
  if (!form) throw data(null, 400);
  const access = toCartAccess(context);
  const { command } = form;
  if (command.type === "apply-coupon" && command.code === "") {
    return data({ intent: form.intent, error: { code: "coupon-not-found" as const }, code: "" }, 400);
  }
  const before = await readBefore(access, command);
  const line = command.type === "remove-line" ? before?.lines.find(({ id }) => id === command.lineId) : null;

  const key = form.key ?? crypto.randomUUID();
  const isUndo = form.intent === "undo" && command.type === "add-line";
  const answer = await (isUndo
    ? restoreCartLine(access, command, key)
    : executeCartCommand(access, command, key));
  if (!answer.ok) {
    const code = command.type === "apply-coupon" ? command.code : "";
    return data({ intent: form.intent, error: answer.error, code }, toFailureStatus(answer.error.code));
  }
  const note = (executed: CartCommand, from: CartContent, to: CartAnswer) =>
    access.noteLines?.(to.cart.id, toLineChanges(executed, from, to));
  if (before) note(command, before, answer.value);
  const guaranteed = form.next && (await executeCartCommand(access, form.next, `${key}:next`));
  if (form.next && guaranteed?.ok) note(form.next, answer.value.cart, guaranteed.value);
  const isRefused = guaranteed && !guaranteed.ok;
  const flash = isRefused
    ? "guarantee-not-offered"
    : answer.value.clampedTo !== undefined
      ? "quantity-reduced"
      : flashOf[form.intent];
  if (flash) await access.session.update({ flash });
  return redirect(toStepPath("cart") + toWay(command, line ?? null, sent.get("control")), 303);
}

/** Builds the query for the next page: the removed line, or the control that was pressed. */
function toWay(command: CartCommand, line: CartLine | null, control: FormDataEntryValue | null): string {
  const query = new URLSearchParams();
  if (line && !isFixedLine(line)) {
    query.set("removed", line.sku);
    query.set("quantity", String(line.quantity));
  }
  if (command.type === "set-quantity" && /^(?:less|field|more)$/.test(String(control)))
    query.set("pressed", `${control}.${command.lineId}`);
  return query.size > 0 ? `?${query}` : "";
}

function toFailureStatus(code: CartErrorCode): number {
  if (code === "too-many-attempts") return 429;
  return code === "platform-unavailable" ? 503 : 400;
}

const flashOf: Readonly<Partial<Record<string, string>>> = {
  add: "added",
  "set-guarantee": "guarantee-set",
  "apply-coupon": "coupon-applied",
  "remove-coupon": "coupon-removed",
};

/** Reads the cart before a command on one of its lines; null: no such command, or no cart. */
async function readBefore(access: CartAccess, command: CartCommand): Promise<CartContent | null> {
  if (!("lineId" in command) && command.type !== "set-guarantee") return null;
  const cart = await loadCart(access);
  return cart.ok ? cart.value : null;
}

export const handle: TrackedRoute<unknown> = { toSeenPage: () => ({ name: "cart" }) };

export default function Cart({ loaderData, actionData }: Route.ComponentProps) {
  const translate = useTranslate();
  const failure = actionData ?? null;
  return (
    <>
      <title>{translate("cart.title")}</title>
      <CheckoutSteps current="cart" />
      <CartPage {...loaderData} failure={failure} />
    </>
  );
}
