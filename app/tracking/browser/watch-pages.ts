import type { CartLineChange, Moment, SeenPage } from "../model/moments";
import { readUntold, untoldTiming } from "../model/untold-lines";
import { isSecretPage, readPage, readPath, readShown } from "./read-page";
import { isNewOrder } from "./told-once";
import { watchLists } from "./watch-lists";

/** A page changes in many steps; it is read when this long has passed since the first of them. */
const settleMs = 100;
type Told = {
  readonly path: string;
  readonly query: string;
  /** What stood there. */
  readonly shown: string;
  /** null: nothing that is tracked; it may become so when its script is there. */
  readonly name: SeenPage["name"] | null;
};

/**
 * Raises what is seen, each page once, each list of products when it comes into view, and what forms did before the
 * page.
 */
export function watchPages(raise: (moment: Moment) => void, signal: AbortSignal): void {
  let told: Told | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lists = watchLists(raise, signal);
  const readSoon = () => {
    timer ??= setTimeout(read, settleMs);
  };
  const read = () => {
    timer = undefined;
    if (signal.aborted || isSecretPage()) return;
    const { pathname: path, search } = location;
    const isOtherPath = told?.path !== path;
    if (isOtherPath) {
      const page = readPage();
      const shown = readShown();
      // The former page stands there still: what changes next is looked at.
      if (isOfCatalogue(page) && shown === told?.shown) return;
      if (told !== null || !isSeenAgain()) for (const moment of listArrivals()) raise(moment);
      if (page) for (const moment of toMoments(page)) raise(moment);
      told = { path, query: toQuery(page), shown, name: page?.name ?? null };
    } else if (told) {
      const page = readPage();
      const isOther = page?.name !== told.name || toQuery(page) !== told.query;
      if (page && isOther) for (const moment of toMoments(page)) raise(moment);
      if (page) told = { path, query: toQuery(page), shown: readShown(), name: page.name };
    }
    lists.read(path + search);
  };
  const changes = new MutationObserver(readSoon);
  changes.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener("abort", () => {
    changes.disconnect();
    clearTimeout(timer);
  });
  addEventListener(
    "pageshow",
    ({ persisted }) => {
      if (!persisted) return;
      told = null;
      readSoon();
    },
    { signal },
  );
  watchBillingStep(raise, signal);
  if (!isSecretPage()) for (const moment of takeUntold()) raise(moment);
  read();
}

function toQuery(page: SeenPage | null): string {
  return page?.name === "search" ? page.query : "";
}

function isOfCatalogue(page: SeenPage | null): boolean {
  return page?.name === "product" || page?.name === "category" || page?.name === "search";
}

function toMoments(page: SeenPage): readonly Moment[] {
  const seen: Moment = { kind: "page-seen", page };
  if (page.name !== "thank-you") return [seen];
  return isNewOrder(page.orderId) ? [seen, { kind: "order-placed", orderId: page.orderId }] : [];
}

/**
 * What forms changed of the cart before this document, as the server noted it from the room's answers. Whoever reads it
 * first tells it: it is gone then.
 */
function takeUntold(): readonly CartLineChange[] {
  const [entry] = performance.getEntriesByType("navigation");
  const timings = entry instanceof PerformanceNavigationTiming ? entry.serverTiming : [];
  if (!timings.some(({ name }) => name === untoldTiming)) return [];
  return [...readUntold(document.cookie)].flatMap(([name, lines]) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
    document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
    return lines.map((line) => ({ kind: "cart-line", recommendationId: null, ...line }) as const);
  });
}

/** What the page that follows says of a form that was sent as a document. */
function listArrivals(): readonly Moment[] {
  const from = URL.canParse(document.referrer) ? new URL(document.referrer) : null;
  const came = from?.origin === location.origin ? from.pathname : "";
  switch (readPath()) {
    case "/checkout/payment":
      return came.endsWith("/checkout/addresses") ? [{ kind: "shipping-given" }] : [];
    case "/newsletter-subscription/check-email":
      return [{ kind: "newsletter-asked" }];
    case "/password-reset/check-email":
      return [{ kind: "password-reset-asked" }];
    default:
      return [];
  }
}

/** Loaded anew or gone back to: nothing has been sent. */
function isSeenAgain(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming && entry.type !== "navigate";
}

/** The two steps of the addresses page follow the cursor; the second is seen once. */
function watchBillingStep(raise: (moment: Moment) => void, signal: AbortSignal): void {
  let told: string | null = null;
  const follow = ({ target }: FocusEvent) => {
    const part = target instanceof Element && target.closest("[data-step=billing]");
    if (!part || told === location.href || readPath() !== "/checkout/addresses") return;
    told = location.href;
    raise({ kind: "page-seen", page: { name: "checkout", step: "billing" } });
  };
  document.addEventListener("focusin", follow, { signal });
}
