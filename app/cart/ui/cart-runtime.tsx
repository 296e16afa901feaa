import { type ComponentType, lazy, type MouseEvent, Suspense, use, useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { Visitor } from "../../accounts/browser/show-visitor";
import { dismissAfterMs, notify } from "../../design/notification-store";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import type { CartPageContext, CartStore } from "../browser/cart-state";
import type { CartClient } from "../browser/create-cart-client";
import {
  intentsKey,
  isShopThere,
  keepWithoutClient,
  leaveOrExplain,
  reloadWhenBack,
} from "../browser/without-client";
import { BrowserCartContext, useCartState } from "./browser-cart-context";

/** Loads the drawer and its script on first use; one per document, opened by a press or by an addition. */
function createDrawer() {
  let isThere = false;
  const load = async () => {
    // Some browsers remember a failed script fetch: while offline it is not tried.
    if (!isThere && !navigator.onLine) throw new Error("There is no network");
    const script = await import("./cart-drawer");
    isThere = true;
    return script;
  };
  /** A drawer that cannot be fetched renders nothing, so that the page and the drawer's notices survive. */
  const CartDrawer = lazy<ComponentType>(() => load().catch(() => ({ default: NoDrawer })));
  return { load, CartDrawer };
}

const drawer = createDrawer();

/** If offers cannot be shown, the cart opens instead: the shopper expects it. */
const OfferDrawer = lazy<ComponentType>(() => import("./offer-drawer").catch(() => ({ default: NoOffer })));

function NoOffer(): null {
  const { state } = use(BrowserCartContext);
  useEffect(() => state.set({ offer: null, isDrawerOpen: true }));
  return null;
}

function NoDrawer(): null {
  const { state } = use(BrowserCartContext);
  useEffect(() => state.set({ isDrawerOpen: false }));
  return null;
}

/**
 * Returns the handler of the header's link to the cart: opens the drawer, or says that the cart is empty. The link
 * stays a plain one on the cart's and the checkout's pages, and when a script cannot be loaded.
 */
export function useOpenCart(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const prefix = usePathPrefix();
  const translate = useTranslate();
  const { state, loadClient } = use(BrowserCartContext);
  const { pathname } = useLocation();
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || pathname.startsWith("/checkout")) return;
    event.preventDefault();
    if (state.get().pieces === 0) {
      const text = translate("cart.empty.title");
      notify({ id: "cart-empty", kind: "info", text, dismissAfterMs: dismissAfterMs.tip });
      return;
    }
    const page = { prefix, translate };
    const link = event.currentTarget;
    Promise.all([loadClient(page), drawer.load()]).then(
      ([client]) => {
        state.set({ isDrawerOpen: true });
        client.prepare();
      },
      () => leaveOrExplain(link, page),
    );
  };
}

/** Rendered once in the root: the drawer on first use. A new page closes the drawer. */
export function CartRuntime() {
  const prefix = usePathPrefix();
  const translate = useTranslate();
  const { state, loadClient } = use(BrowserCartContext);
  const { pathname } = useLocation();
  const { isDrawerOpen, offer } = useCartState();
  const [wasOpened, setWasOpened] = useState(false);
  const [wasOffered, setWasOffered] = useState(false);
  if (isDrawerOpen && !wasOpened) setWasOpened(true);
  if (offer && !wasOffered) setWasOffered(true);

  useEffect(() => {
    const page = { prefix, translate };
    return watchCart({ page, state, loadClient: () => loadClient(page) });
  }, [prefix, translate, state, loadClient]);
  // The cart follows an offer: preload its script, so that it is available offline too.
  useEffect(() => {
    if (offer) drawer.load().catch(() => {});
  }, [offer]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of the page closes the drawer
  useEffect(() => {
    const { isDrawerOpen: isOpen, offer: offered } = state.get();
    if (isOpen || offered) state.set({ isDrawerOpen: false, offer: null });
  }, [pathname]);

  // The offer first: it returns the focus before the cart takes it.
  return (
    <Suspense>
      {wasOffered ? <OfferDrawer /> : null}
      {wasOpened ? <drawer.CartDrawer /> : null}
    </Suspense>
  );
}

type Parts = {
  readonly page: CartPageContext;
  readonly state: CartStore;
  /** Returns the same client each time; rejects if its script cannot be fetched. */
  readonly loadClient: () => Promise<CartClient>;
};

/** DECISIONS: a number field is read this long after the last key. */
const typingDebounceMs = 600;

/**
 * Runs the cart's part of every page: its state for the badge, and listeners that load the rest on first use.
 * Returns a function that stops.
 */
function watchCart(parts: Parts): () => void {
  const { page, state } = parts;
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  const passive = { ...options, passive: true };
  const prefetch = (event: Event) => prefetchClient(event, parts);
  document.addEventListener("submit", createSubmitListener(parts), options);
  document.addEventListener("input", createTypingListener(), options);
  submitWhatWasTyped();
  for (const kind of ["mouseover", "focusin", "touchstart"])
    document.addEventListener(kind, prefetch, passive);
  document.addEventListener("visibilitychange", () => handleReturn(parts), options);
  const idle = setTimeout(() =>
    loadBadge(page, state)
      .then(() => followCart(parts))
      .catch(ignore),
  );
  return () => {
    stop.abort();
    clearTimeout(idle);
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
  if (document.querySelector("[data-cart-quantity]")) await prepare();
  const { cartId, hasRealtime } = state.get();
  if (isPastCart(page)) return;
  if (localStorage.getItem(intentsKey)) loadClient().then((client) => client.sendStored(), ignore);
  if (cartId !== null && hasRealtime) (await loadClient()).follow();
  else if (cartId !== null && document.querySelector("[data-few]")) await prepare();
}

/** Updates a page that was in the background: it may have missed changes of the cart and of its stock. */
function handleReturn({ page, loadClient }: Parts): void {
  if (!document.hidden && !isPastCart(page))
    loadClient()
      .then((client) => client.handleReturn())
      .catch(ignore);
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
  const button = target instanceof Element ? target.closest("button") : null;
  if (button?.form?.dataset.cartForm !== undefined) loadClient().catch(ignore);
}

function createSubmitListener({ page, state, loadClient }: Parts): (event: SubmitEvent) => void {
  /** Forms that go to the server after all, because their script could not be loaded. */
  const released = new WeakSet<HTMLFormElement>();
  let isWaiting = false;
  return (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset.cartForm === undefined || released.has(form))
      return;
    event.preventDefault();
    const { submitter } = event;
    const data = new FormData(form, submitter);
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
      .then((client) => client.submit(data), goWithoutClient)
      .finally(() => submitter?.removeAttribute("aria-busy"));
  };
}

function createTypingListener(): (event: Event) => void {
  let typing: ReturnType<typeof setTimeout> | undefined;
  return ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.dataset.cartQuantity === undefined) return;
    clearTimeout(typing);
    if (target.value.trim() !== "") typing = setTimeout(() => target.form?.requestSubmit(), typingDebounceMs);
  };
}

/** Submits a quantity that was entered before this script loaded. */
function submitWhatWasTyped(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>("input[data-cart-quantity]"))
    if (field.value !== field.defaultValue) field.dispatchEvent(new Event("input", { bubbles: true }));
}
