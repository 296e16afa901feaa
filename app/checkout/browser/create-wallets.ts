import type { WalletMethod, WalletOffer, WalletProblem } from "../model/wallet";
import { type AppleError, type ApplePay, isAppleReady, openAppleSheet } from "./apple-sheet";
import { createAskShop, type ShopReply } from "./ask-shop";
import { type GooglePay, isGoogleReady, openGoogleSheet } from "./google-sheet";
import { createScriptLoader, type SheetEnd, type SheetParts } from "./wallet-sheet";

/** What a button buys, read from its form at the press. */
export type WalletPress = {
  readonly expectedCents: number;
  readonly sku?: string;
  readonly quantity?: number;
};

type Parts = {
  readonly prefix: string;
  readonly offer: WalletOffer;
  readonly cart: {
    /** Resolves when the page's cart commands have their responses. */
    settle(): Promise<void>;
    /** Reads the cart again: it may have changed. */
    refresh(): void;
  };
  readonly locks: Pick<LockManager, "request"> | null;
};

/** Globals of the wallets' scripts or of the browser. */
type WalletWindow = {
  readonly google?: { readonly payments?: { readonly api?: GooglePay } };
  readonly ApplePaySession?: ApplePay;
  readonly ApplePayError?: AppleError;
};

export type Wallets = {
  /** Fetches a wallet's script before a likely press. Returns whether the wallet can be used. */
  prepare(method: WalletMethod): Promise<boolean>;
  /** Resolves to null if a sheet is open already. */
  press(method: WalletMethod, press: WalletPress): Promise<SheetEnd | null>;
};

/** Creates the wallets of one document: one open sheet at most, and each payment orders once. */
export function createWallets(parts: Parts): Wallets {
  return new OpenWallets(parts);
}

class OpenWallets implements Wallets {
  readonly #parts: Parts;
  readonly #load = createScriptLoader();
  readonly #window = globalThis as unknown as WalletWindow;
  readonly #ready = new Set<WalletMethod>();
  #isOpen = false;
  /** The key of a payment without a known result: the next attempt uses it again. */
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
      // A wait would consume the user activation that may open the sheet.
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
        // A card after a refused one is another payment; after an unknown result it is the same payment.
        const paymentKey = this.#openKey ?? crypto.randomUUID();
        const reply = await ask({ ...payment, key: paymentKey });
        const isUnknown = "problem" in reply && reply.problem.code === "unavailable";
        this.#openKey = isUnknown ? paymentKey : null;
        return reply;
      },
    };
  }

  /** Takes the tabs' lock: two tabs that start a cart at once would create two. */
  async #prepareCart(
    { sku, quantity }: WalletPress,
    key: string,
    ask: SheetParts["ask"],
  ): Promise<ShopReply> {
    const { cart, locks } = this.#parts;
    await cart.settle().catch(() => {});
    const openRequest = {
      step: "open",
      key,
      ...(sku !== undefined && { sku, quantity: quantity ?? 1 }),
    } as const;
    const open = () => ask(openRequest);
    return locks && sku !== undefined ? locks.request("cart-command", open) : open();
  }

  #toProblem(reply: object): WalletProblem {
    if ("problem" in reply) return reply.problem as WalletProblem;
    return { code: "unavailable", message: this.#parts.offer.words.offline };
  }
}
