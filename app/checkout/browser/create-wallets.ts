import type { WalletMethod, WalletOffer, WalletProblem } from "../model/wallet";
import { type AppleError, type ApplePay, isAppleReady, openAppleSheet } from "./apple-sheet";
import { createAskShop, type ShopReply } from "./ask-shop";
import { type GooglePay, isGoogleReady, openGoogleSheet } from "./google-sheet";
import { createScriptLoader, type SheetEnd, type SheetParts } from "./wallet-sheet";

/** What a button buys, as its place says at the moment of the press. */
export type WalletPress = {
  readonly expectedCents: number;
  readonly sku?: string;
  readonly quantity?: number;
};

type Parts = {
  readonly prefix: string;
  readonly offer: WalletOffer;
  readonly cart: {
    /** What the page has asked of the cart is answered. */
    settle(): Promise<void>;
    /** The cart may be another now. */
    refresh(): void;
  };
  readonly locks: Pick<LockManager, "request"> | null;
};

/** Globals that the wallets' scripts set, or the browser has. */
type WalletWindow = {
  readonly google?: { readonly payments?: { readonly api?: GooglePay } };
  readonly ApplePaySession?: ApplePay;
  readonly ApplePayError?: AppleError;
};

export type Wallets = {
  /** Fetches a wallet's script: somebody is about to press. Answers whether the wallet can be used. */
  prepare(method: WalletMethod): Promise<boolean>;
  /** null: a sheet is open already. */
  press(method: WalletMethod, press: WalletPress): Promise<SheetEnd | null>;
};

/** The wallets of one document: at most one sheet is open, and what it ordered is ordered once. */
export function createWallets(parts: Parts): Wallets {
  return new OpenWallets(parts);
}

class OpenWallets implements Wallets {
  readonly #parts: Parts;
  readonly #load = createScriptLoader();
  readonly #window = globalThis as unknown as WalletWindow;
  readonly #ready = new Set<WalletMethod>();
  #isOpen = false;
  /** Of a payment whose end nobody told: the next one is the same to the shop. */
  #openKey: string | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async prepare(method: WalletMethod): Promise<boolean> {
    if (this.#ready.has(method)) return true;
    const isReady = await (method === "googlepay" ? this.#prepareGoogle() : this.#prepareApple()).catch(
      () => false,
    );
    if (isReady) this.#ready.add(method);
    return isReady;
  }

  async press(method: WalletMethod, press: WalletPress): Promise<SheetEnd | null> {
    if (this.#isOpen) return null;
    this.#isOpen = true;
    try {
      // A turn spent waiting would take the sheet from the press that may open it.
      if (!this.#ready.has(method) && !(await this.prepare(method))) {
        const { unavailable } = this.#parts.offer.words;
        return { end: "failed", problem: { code: "method-not-allowed", message: unavailable } };
      }
      return await this.#open(method, this.#toSheet(press));
    } finally {
      this.#isOpen = false;
      this.#parts.cart.refresh();
    }
  }

  async #prepareGoogle(): Promise<boolean> {
    const { google } = this.#parts.offer.settings;
    if (!google) return false;
    await this.#load(google.scriptUrl);
    const api = this.#window.google?.payments?.api;
    return api !== undefined && isGoogleReady(api, google);
  }

  async #prepareApple(): Promise<boolean> {
    const { apple } = this.#parts.offer.settings;
    if (!isAppleReady(this.#window.ApplePaySession) && apple?.scriptUrl) await this.#load(apple.scriptUrl);
    return isAppleReady(this.#window.ApplePaySession);
  }

  #open(method: WalletMethod, sheet: SheetParts): Promise<SheetEnd> {
    const { google, apple } = this.#parts.offer.settings;
    const api = this.#window.google?.payments?.api;
    const { ApplePaySession, ApplePayError } = this.#window;
    if (method === "googlepay" && google && api) return openGoogleSheet(api, google, sheet);
    if (method === "applepay" && apple && ApplePaySession && ApplePayError)
      return openAppleSheet(ApplePaySession, ApplePayError, sheet);
    return Promise.resolve({ end: "failed", problem: this.#toProblem({}) });
  }

  #toSheet(press: WalletPress): SheetParts {
    const { offer, prefix } = this.#parts;
    const { offline, total } = offer.words;
    const ask = createAskShop(prefix, offline);
    const key = crypto.randomUUID();
    return {
      shop: offer.shop,
      total,
      offline,
      key,
      ask,
      expectedCents: press.expectedCents,
      prepared: this.#prepareCart(press, key, ask),
      toProblem: (reply) => this.#toProblem(reply),
      pay: async (payment) => {
        // A card after a refused one is another payment; one whose end nobody told is the same.
        const paymentKey = this.#openKey ?? crypto.randomUUID();
        const reply = await ask({ ...payment, key: paymentKey });
        const isUnknown = "problem" in reply && reply.problem.code === "unavailable";
        this.#openKey = isUnknown ? paymentKey : null;
        return reply;
      },
    };
  }

  /** One tab at a time: two that begin a cart at once would begin two. */
  async #prepareCart(
    { sku, quantity }: WalletPress,
    key: string,
    ask: SheetParts["ask"],
  ): Promise<ShopReply> {
    const { cart, locks } = this.#parts;
    await cart.settle().catch(() => {});
    const wish = { step: "open", key, ...(sku !== undefined && { sku, quantity: quantity ?? 1 }) } as const;
    const open = () => ask(wish);
    return locks && sku !== undefined ? locks.request("cart-command", open) : open();
  }

  #toProblem(reply: object): WalletProblem {
    if ("problem" in reply) return reply.problem as WalletProblem;
    return { code: "unavailable", message: this.#parts.offer.words.offline };
  }
}
