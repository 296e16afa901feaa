import { dismissAfterMs, notify } from "../../design/notification-store";
import type { CartPageContext } from "./cart-page-context";
import { getCartState, setCartState, subscribeToCart } from "./cart-store";
import { intentsKey } from "./intents-key";
import { loadBadge } from "./load-badge";
import { isShopThere, keepWithoutScript, leaveOrSay } from "./press-without-script";

const loadClient = () => import("./cart-client");
const loadRealtime = () => import("./cart-realtime");
/** Forms that go to the server after all, because the script for them could not be loaded. */
const released = new WeakSet<HTMLFormElement>();
/** DECISIONS: a number field is read this long after the last key. */
const typingDebounceMs = 600;

/** The cart's part of every page: the badge, and listeners that load the rest on first use. */
export function watchCart(page: CartPageContext): () => void {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  document.addEventListener("submit", (event) => takeSubmit(event, page), options);
  document.addEventListener("click", (event) => takeClick(event, page), options);
  document.addEventListener("input", takeTyping, options);
  for (const kind of ["mouseover", "focusin", "touchstart"]) {
    document.addEventListener(kind, takeIntent, { ...options, passive: true });
  }
  document.addEventListener("visibilitychange", () => takeReturn(page), options);
  const unsubscribe = subscribeToCart(() => showBadge(page));
  const idle = setTimeout(() =>
    loadBadge(page.prefix)
      .then(() => followCart(page))
      .catch(ignore),
  );
  return () => {
    stop.abort();
    unsubscribe();
    clearTimeout(idle);
  };
}

function ignore(): void {
  // The badge stays empty, the form goes to the server: the cart page knows.
}

async function followCart(page: CartPageContext): Promise<void> {
  const prepare = () => loadClient().then((client) => client.prepareCart(page));
  if (document.querySelector("[data-cart-quantity]")) await prepare();
  const { cartId, hasRealtime } = getCartState();
  if (isPastCart(page)) return;
  if (localStorage.getItem(intentsKey)) loadClient().then((client) => client.sendKeptIntents(page), ignore);
  if (cartId !== null && hasRealtime) (await loadRealtime()).openCartChannel(cartId, page);
  else if (cartId !== null && document.querySelector("[data-few]")) await prepare();
}

/** A page that was in the background may have missed what became of the cart and of the stock that it shows. */
function takeReturn(page: CartPageContext): void {
  if (!document.hidden && !isPastCart(page))
    loadRealtime()
      .then(({ takeReturn }) => takeReturn(page))
      .catch(ignore);
}

/** Addresses and payment show what they were served with; the server reads the cart anew at each step. */
function isPastCart({ prefix }: CartPageContext): boolean {
  return /^\/checkout\/(?!cart)/.test(location.pathname.slice(prefix.length));
}

/** A pointer or the focus on a cart form's button: the script for it is on its way before the click. */
function takeIntent({ target }: Event): void {
  const button = target instanceof Element ? target.closest("button") : null;
  if (button?.form?.dataset.cartForm !== undefined) loadClient().catch(ignore);
}

function takeSubmit(event: SubmitEvent, page: CartPageContext): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.dataset.cartForm === undefined || released.has(form)) return;
  event.preventDefault();
  const { submitter } = event;
  const data = new FormData(form, submitter);
  const isAddition = data.get("intent") === "add";
  if (submitter && isAddition && submitter.ariaBusy === "true") return;
  if (submitter && isAddition) submitter.ariaBusy = "true";
  const carryOn = async () => {
    if (!(await isShopThere())) return keepWithoutScript(data, page);
    released.add(form);
    form.requestSubmit(submitter);
  };
  loadClient()
    .then((client) => client.submitCartForm(data, page), carryOn)
    .finally(() => submitter?.removeAttribute("aria-busy"));
}

function takeClick(event: MouseEvent, page: CartPageContext): void {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("[data-cart-link]") : null;
  if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (location.pathname.startsWith(`${page.prefix}/checkout`)) return;
  event.preventDefault();
  if (getCartState().pieces === 0) {
    sayEmpty(page);
    return;
  }
  Promise.all([loadClient(), import("./cart-drawer")]).then(
    ([client]) => {
      setCartState({ isDrawerOpen: true });
      client.prepareCart(page);
    },
    () => leaveOrSay(link, page),
  );
}

function sayEmpty({ translate }: CartPageContext): void {
  const text = translate("cart.empty.title");
  notify({ id: "cart-empty", kind: "info", text, dismissAfterMs: dismissAfterMs.tip });
}

let typing: ReturnType<typeof setTimeout> | undefined;

function takeTyping(event: Event): void {
  const field = event.target;
  if (!(field instanceof HTMLInputElement) || field.dataset.cartQuantity === undefined) return;
  clearTimeout(typing);
  if (field.value.trim() !== "") typing = setTimeout(() => field.form?.requestSubmit(), typingDebounceMs);
}

/** Header markup is not hydrated: the count is written into it. */
function showBadge({ translate }: CartPageContext): void {
  const { pieces } = getCartState();
  const badge = document.querySelector("[data-cart-badge]");
  if (!badge || pieces === null) return;
  const figure = document.createElement("span");
  figure.ariaHidden = "true";
  figure.textContent = String(pieces);
  const words = document.createElement("span");
  words.className = "visually-hidden";
  words.textContent = `, ${translate.plural("cart.pieces", pieces)}`;
  badge.replaceChildren(...(pieces === 0 ? [] : [figure, words]));
}
