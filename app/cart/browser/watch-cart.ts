import type { Visitor } from "../../accounts/browser/show-visitor";
import { isStockShown, stockParts } from "../../catalogue/browser/live-stock";
import { toPiecesName } from "../../catalogue/model/table-order";
import { findAround } from "../../foundation/browser/find-around";
import { listen } from "../../foundation/browser/listen";
import { watchPageLife } from "../../foundation/browser/watch-page-life";
import { afterPaint } from "../../foundation/browser/when-idle";
import type { CartPageContext, CartStore } from "./cart-state";
import type { CartClient } from "./create-cart-client";
import { intentsKey, isShopThere, keepWithoutClient, reloadWhenBack } from "./without-client";

type Parts = {
  readonly page: CartPageContext;
  readonly state: CartStore;
  /** Returns the same client each time; rejects if its script cannot be fetched. */
  readonly loadClient: () => Promise<CartClient>;
};

/**
 * Runs the cart's part of every page: its state for the badge, and listeners that load the rest on first use.
 * Returns a function that stops.
 */
export function watchCart(parts: Parts): () => void {
  const { page, state } = parts;
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  const prefetch = (event: Event) => prefetchClient(event, parts);
  listen(document, { submit: createSubmitListener(parts) }, options);
  const signs = { mouseover: prefetch, focusin: prefetch, touchstart: prefetch };
  listen(document, signs, { ...options, passive: true });
  watchPageLife({ visible: () => handleReturn(parts) }, options);
  const cancel = afterPaint(() =>
    loadBadge(page, state)
      .then(() => followCart(parts))
      .catch(ignore),
  );
  return () => {
    stop.abort();
    cancel();
  };
}

function ignore(): void {
  // The badge stays empty and the form goes to the server: the cart page knows the state.
}

/** Sends one small private request after the page is painted. */
async function loadBadge({ prefix }: CartPageContext, state: CartStore): Promise<void> {
  const answer = await fetch(`${prefix}/personal`);
  if (!answer.ok) return;
  const personal: PersonalAnswer = await answer.json();
  const visitor = personal?.visitor;
  if (visitor)
    import("../../accounts/browser/show-visitor").then((script) => script.showVisitor(visitor), ignore);
  const { cart, hasRealtime } = parsePersonal(personal);
  state.set({ hasRealtime });
  // A command was quicker: its response is newer.
  if (state.get().isLive) return;
  const total = cart.total === null ? null : { text: cart.total, pieces: cart.pieces };
  state.set({ pieces: cart.pieces, total, cartId: cart.id, version: cart.version });
}

type PersonalAnswer = {
  readonly visitor?: Visitor;
  readonly cart?: Readonly<Record<string, unknown>> | null;
  readonly hasRealtime?: unknown;
} | null;

/** A missing or malformed part counts as no cart. */
function parsePersonal(answer: PersonalAnswer) {
  const { id, version, pieces, total } = answer?.cart ?? {};
  return {
    cart: {
      id: typeof id === "string" ? id : null,
      version: typeof version === "number" ? version : null,
      pieces: Number(pieces ?? 0),
      total: typeof total === "string" ? total : null,
    },
    hasRealtime: answer?.hasRealtime === true,
  };
}

async function followCart({ page, state, loadClient }: Parts): Promise<void> {
  const prepare = () => loadClient().then((client) => client.prepare());
  if (isCartPage(page) && state.get().pieces !== 0) await prepare();
  const { cartId, hasRealtime } = state.get();
  if (isPastCart(page)) return;
  if (localStorage.getItem(intentsKey)) loadClient().then((client) => client.sendStored(), ignore);
  if (cartId !== null && hasRealtime) (await loadClient()).follow();
  else if (cartId !== null) whenStockIsShown(() => prepare().catch(ignore));
}

/** Calls once a part of the page shows a stock: now, or after a later navigation. */
function whenStockIsShown(act: () => void): void {
  if (isStockShown()) {
    act();
    return;
  }
  const stop = stockParts.subscribe(() => {
    if (!isStockShown()) return;
    stop();
    act();
  });
}

/** Updates a page that was in the background: it may have missed changes of the cart and of its stock. */
function handleReturn({ page, loadClient }: Parts): void {
  if (!isPastCart(page))
    loadClient()
      .then((client) => client.handleReturn())
      .catch(ignore);
}

/** The cart page reads the cart, so that the first change of a line shows its effect at once. */
function isCartPage({ prefix }: CartPageContext): boolean {
  return location.pathname === `${prefix}/checkout/cart`;
}

/**
 * Whether the page is a later checkout step: those show their server-rendered data, and the server rereads the cart at
 * each.
 */
function isPastCart({ prefix }: CartPageContext): boolean {
  return /^\/checkout\/(?!cart)/.test(location.pathname.slice(prefix.length));
}

/** Loads the client's script when a pointer or the focus reaches a cart form's button, before the click. */
function prefetchClient({ target }: Event, { loadClient }: Parts): void {
  const button = findAround<HTMLButtonElement>(target, "button");
  if (button && isCartForm(button.form, button))
    loadClient().then((client) => client.prepareWallet(button), ignore);
}

/** In a form that goes elsewhere, single buttons may be the cart's. */
function isCartForm(form: HTMLFormElement | null, submitter: HTMLElement | null): boolean {
  return [form, submitter].some((element) => element?.dataset.cartForm !== undefined);
}

function createSubmitListener({ page, state, loadClient }: Parts): (event: SubmitEvent) => void {
  /** Forms that go to the server after all, because their script could not be loaded. */
  const released = new WeakSet<HTMLFormElement>();
  let isWaiting = false;
  return (event) => {
    const form = event.target;
    const { submitter } = event;
    if (!(form instanceof HTMLFormElement) || !isCartForm(form, submitter) || released.has(form)) return;
    event.preventDefault();
    const data = new FormData(form, submitter);
    const field = findRowField(form, data);
    if (field) data.set("quantity", field.value);
    // Slow actions that a second press would repeat: an addition, a wallet's sheet.
    const isSlow = data.get("intent") === "add" || data.has("wallet");
    if (submitter && isSlow && submitter.ariaBusy === "true") return;
    if (submitter && isSlow) submitter.ariaBusy = "true";
    const goWithoutClient = async () => {
      if (await isShopThere()) {
        released.add(form);
        form.requestSubmit(submitter);
      } else if (keepWithoutClient(data, page, state) && !isWaiting) {
        isWaiting = true;
        reloadWhenBack();
      }
    };
    loadClient()
      .then(async (client) => {
        await client.submit(data);
        if (!state.get().operations["add-line"]?.error) clear(field);
      }, goWithoutClient)
      .finally(() => submitter?.removeAttribute("aria-busy"));
  };
}

/** Finds the quantity field of the pressed row, in a form of many rows. */
function findRowField(form: HTMLFormElement, data: FormData): HTMLInputElement | null {
  const field = form.elements.namedItem(toPiecesName(String(data.get("sku"))));
  return field instanceof HTMLInputElement ? field : null;
}

/** Empties a field whose pieces were added. */
function clear(field: HTMLInputElement | null): void {
  if (!field) return;
  field.value = "";
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
