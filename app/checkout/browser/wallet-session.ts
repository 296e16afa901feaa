import type { CartPageContext, CartStore } from "../../cart/browser/cart-state";
import type { CartClient } from "../../cart/browser/create-cart-client";
import { dismissAfterMs, notify } from "../../design/notification-store";
import { reloadPage } from "../../design/reload-page";
import { type WalletMethod, type WalletOffer, walletMethods } from "../model/wallet";
import { createWallets, type WalletPress, type Wallets } from "./create-wallets";
import type { SheetEnd } from "./wallet-sheet";

type Parts = {
  readonly page: CartPageContext;
  readonly state: CartStore;
  readonly client: CartClient;
};

type WalletSession = { readonly wallets: Wallets; readonly offer: WalletOffer };

/**
 * Creates the wallets of one document.
 * `press` takes a cart form whose express button was pressed, and resolves when its sheet is closed; `prepare` fetches
 * the wallet's script at the first sign of a press.
 */
export function createWalletSession(parts: Parts) {
  const open = loadOnce(() => openWalletSession(parts));
  return {
    prepare(value: string): void {
      const method = findMethod(value);
      if (method) open().then(({ wallets }) => wallets.prepare(method), ignore);
    },
    async press(form: FormData): Promise<void> {
      const method = findMethod(form.get("wallet"));
      if (!method) return;
      const place = form.get("walletPlace");
      parts.state.set({ hasSheet: true });
      try {
        const { wallets, offer } = await open();
        const end = await wallets.press(method, readPress(form));
        if (end) await finish(end, place === "payment", offer);
      } catch {
        const text = parts.page.translate("cart.error.platform-unavailable");
        notify({ id: "wallet", kind: "bad", text, dismissAfterMs: null });
      } finally {
        parts.state.set({ hasSheet: false });
      }
    },
  };
}

async function openWalletSession({ page, state, client }: Parts): Promise<WalletSession> {
  const answer = await fetch(`${page.prefix}/personal/wallet`);
  if (!answer.ok) throw new Error("The list of the shop's wallets could not be loaded");
  const offer = (await answer.json()) as WalletOffer;
  const cart = {
    settle: async () => {
      if (state.get().isBusy) await client.settle();
    },
    refresh: () => void client.handleReturn(),
  };
  const locks = "locks" in navigator ? navigator.locks : null;
  return { offer, wallets: createWallets({ prefix: page.prefix, offer, cart, locks }) };
}

function findMethod(value: unknown): WalletMethod | undefined {
  return walletMethods.find((method) => method === value);
}

/** Reads the purchase from the form. */
function readPress(form: FormData): WalletPress {
  const cents = Number(form.get("walletCents")) || 0;
  const sku = form.get("sku");
  if (form.get("walletPlace") !== "product" || typeof sku !== "string") return { expectedCents: cents };
  const quantity = Math.max(1, Math.trunc(Number(form.get("quantity"))) || 1);
  return { expectedCents: cents * quantity, sku, quantity };
}

/** A payment leaves the page, and the button stays busy until then. */
function finish(end: SheetEnd, isPaymentPage: boolean, { words }: WalletOffer): Promise<void> | void {
  const id = "wallet";
  switch (end.end) {
    case "paid":
      location.assign(end.next);
      return new Promise(() => {});
    case "failed":
      notify({ id, kind: "bad", text: end.problem.message, dismissAfterMs: null });
      return;
    case "cancelled":
      // The cart may have the sheet's addresses now: reload to show them.
      if (end.wasTried && isPaymentPage) reloadPage();
      else notify({ id, kind: "info", text: words.cancelled, dismissAfterMs: dismissAfterMs.error });
  }
}

/** Loads at the first call; a failed load is tried again by the next. */
function loadOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let known: Promise<Loaded> | null = null;
  return () => {
    known ??= load().catch((error) => {
      known = null;
      throw error;
    });
    return known;
  };
}

function ignore(): void {
  // The press itself reports the error.
}
