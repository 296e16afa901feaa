import { isFixedLine } from "../model/cart";
import type { CartCommand } from "../model/cart-command";
import { type CartIntent, isStale } from "../model/cart-intent";
import type { LineChange } from "../model/line-changes";
import { parseCartForm } from "../model/parse-cart-form";
import { predictCart } from "../model/predict-cart";
import { CartChannel, type OpenSocket } from "./cart-channel";
import type { CartPageContext, CartStore, RemovedItemView } from "./cart-state";
import { Delivery, type PostCommand } from "./deliver-intent";
import { KeptIntents, type TextStorage } from "./kept-intents";
import { notifyAboutCart, showStanding } from "./notices";
import { Outbox } from "./outbox";
import { OwnCart, type PersonalCart, type ToView } from "./own-cart";
import type { PageStock, SkuStock } from "./page-stock";
import { receiveMessage, receiveStock } from "./receive-news";
import { type ReadOffers, Sidebar } from "./sidebar";

/** What the client needs of its browser and of the shop. */
type Parts = {
  readonly page: CartPageContext;
  readonly state: CartStore;
  readonly storage: TextStorage;
  /** null where the browser has none: then each tab sends for itself. */
  readonly locks: Pick<LockManager, "request"> | null;
  readonly post: PostCommand;
  /** null: it cannot be read. */
  readonly readCart: () => Promise<PersonalCart | null>;
  /** What may be offered after an addition; null: nothing. */
  readonly readOffers: ReadOffers;
  readonly readStocks: (skus: readonly string[]) => Promise<readonly SkuStock[]>;
  readonly toView: ToView;
  readonly pageStock: PageStock;
  readonly loadOpenSocket: () => Promise<OpenSocket>;
  /** Clicks in quick succession are one change. */
  readonly debounceMs: number;
  /** A form's express button was pressed: resolves when the wallet's sheet is closed. */
  readonly pressWallet?: (form: FormData) => Promise<void>;
  /** A command of this page was taken and changed these lines. */
  readonly onLinesChanged?: (cartId: string, changes: readonly LineChange[]) => void;
  /** Another tab may have signed in or out: the header follows. */
  readonly followVisitor?: () => Promise<void>;
  /** There no drawer opens. */
  readonly isCheckout: () => boolean;
};

/**
 * The cart of one document: owns what is known of it, what was asked and is not answered, and the channel that tells of
 * it.
 */
export function createCartClient(parts: Parts) {
  return new CartClient(parts);
}

export type { CartClient };

class CartClient {
  readonly #parts: Parts;
  readonly #kept: KeptIntents;
  readonly #own: OwnCart;
  readonly #outbox: Outbox;
  readonly #delivery: Delivery;
  readonly #channel: CartChannel;
  readonly #sidebar: Sidebar;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#kept = new KeptIntents(parts.storage);
    this.#own = new OwnCart({ ...parts, showInCart: parts.pageStock.showInCart });
    this.#outbox = new Outbox((intent, isLeaving) => this.#deliver(intent, isLeaving), parts.debounceMs);
    this.#sidebar = new Sidebar(parts.state, parts.readOffers);
    this.#delivery = new Delivery({
      ...parts,
      own: this.#own,
      kept: this.#kept,
      outbox: this.#outbox,
      onAdded: (sku, cart) => this.#sidebar.open(sku, cart),
      onNewCart: (cartId) => this.#follow(cartId),
      retry: () => this.#retryFailed(),
    });
    this.#channel = new CartChannel({
      ...parts,
      onMessage: (message) => receiveMessage(message, this.#surroundings),
      catchUp: () => this.#catchUp(),
      onOtherSkus: () => {
        if (parts.pageStock.isShown()) this.prepare();
      },
    });
    showStanding(parts.state);
  }

  get isBusy(): boolean {
    return this.#outbox.isBusy;
  }

  /** The cart, or what it leaves to add, is about to be shown: reads it where it is not known. */
  async prepare(): Promise<void> {
    await this.#own.load();
    this.#parts.pageStock.showInCart(this.#own.shown);
  }

  /** Shows the outcome of a cart form at once and sends its command. An addition resolves when it is answered. */
  async submit(data: FormData): Promise<void> {
    if (data.has("wallet")) return this.#parts.pressWallet?.(data);
    const form = parseCartForm(data);
    if (!form) return;
    const { command } = form;
    const { state, page } = this.#parts;
    if (command.type === "apply-coupon" && command.code === "") {
      state.set({ couponError: page.translate("cart.coupon.required") });
      return;
    }
    // What is removed can be offered back once the cart is known; on a page that has just come it is still on its way.
    if (command.type === "remove-line") await this.#own.load();
    const removed = command.type === "remove-line" ? this.#findRemoved(command.lineId) : null;
    state.set({ hasActed: true, notice: null, couponError: null, removed });
    // Pressed again after it failed: the same wish, under the same key.
    const repeated = this.#outbox.releaseSameFailed(command);
    this.#clearFailure();
    await this.#ask(repeated ?? this.#toIntent(command, form.intent === "undo"));
    if (command.type === "add-line" && form.intent === "add") this.#sidebar.prepare(command.sku);
    if (form.next) await this.#ask(this.#toIntent(form.next, false));
    if (command.type === "add-line") await this.#outbox.settle();
  }

  /**
   * What was asked and never answered, here or on a page that is gone: sends it under its own keys. What was promised
   * while there was no network is confirmed in words.
   */
  async sendKept(): Promise<void> {
    const { state, page } = this.#parts;
    if (state.get().pieces === null) await this.#own.load();
    // Still not known whose cart they would meet: later.
    if (state.get().pieces === null) return;
    const kept = this.#readSendable();
    if (kept.length === 0 && state.get().standing === null) return;
    for (const intent of kept) this.#outbox.add({ ...intent, isPromised: true });
    this.#showProgress();
    await this.#outbox.settle();
    const isPromised = kept.some((intent) => intent.isPromised);
    const isAllAccepted = kept.every(({ key }) => this.#delivery.isAccepted(key));
    // Another page may have sent what this one was waiting for.
    if (isAllAccepted && state.get().standing?.id === "offline") state.set({ standing: null });
    if (isAllAccepted && isPromised)
      notifyAboutCart(this.#parts, "cart-saved", { kind: "ok", text: page.translate("cart.notice.saved") });
    if (!this.#outbox.isBusy) await this.#own.load(true);
    this.#showProgress();
  }

  /** Sends what waits and resolves when all is answered. */
  settle(): Promise<void> {
    return this.#outbox.settle();
  }

  /** Hears of the cart's changes from now on, where there is one and the shop tells of them. */
  follow(): void {
    this.#follow(this.#parts.state.get().cartId);
  }

  /**
   * Somebody looks at the page again: rereads the stock that it shows, and its cart where no channel tells of it, or
   * where it had none: another tab may have made one.
   */
  async handleReturn(): Promise<void> {
    const { pageStock, readStocks, state, followVisitor } = this.#parts;
    // Without a network the header stays as it is.
    followVisitor?.().catch(() => {});
    if (!this.#channel.isOpen) this.#channel.followAgain();
    if (state.get().cartId === null && !this.isBusy) {
      await this.#own.load(true);
      this.follow();
    }
    const skus = pageStock.readSkus();
    if (skus.length === 0) return;
    for (const stock of await readStocks(skus)) await receiveStock(stock, this.#surroundings);
  }

  handlePageHide(): void {
    this.#outbox.flush(true);
    this.#channel.handlePageHide();
  }

  /** `isKept`: it was gone back to, with all its scripts as they were. */
  handlePageShow(isKept: boolean): void {
    this.#channel.handlePageShow();
    if (!isKept) return;
    this.#own.abandonRead();
    this.#channel.followAgain();
  }

  get #surroundings() {
    return { ...this.#parts, own: this.#own, kept: this.#kept, isBusy: () => this.isBusy };
  }

  #follow(cartId: string | null): void {
    if (cartId !== null && this.#parts.state.get().hasRealtime) this.#channel.follow(cartId);
  }

  /** Something newer is known elsewhere: reads it, unless an answer of its own is about to bring it. */
  async #catchUp(): Promise<void> {
    if (!this.isBusy) await this.#own.load(true);
  }

  /** What is kept and not under way; what has nothing to act on any more is forgotten. */
  #readSendable(): readonly CartIntent[] {
    const { cartId } = this.#parts.state.get();
    for (const intent of this.#kept.read()) if (isStale(intent, cartId)) this.#kept.drop(intent.key);
    const underWay = new Set(this.#outbox.intents.map(({ key }) => key));
    return this.#kept.read().filter(({ key }) => !underWay.has(key));
  }

  /** The last of what failed was asked for anew: nothing is left to press for. */
  #clearFailure(): void {
    const { state } = this.#parts;
    const isLeft = this.#outbox.hasFailed || this.#kept.read().some(({ isPromised }) => isPromised);
    if (state.get().standing?.id === "failed" && !isLeft) state.set({ standing: null });
  }

  /** One press on "Try again": everything that failed, in its order. */
  async #retryFailed(): Promise<void> {
    this.#parts.state.set({ standing: null });
    for (const intent of this.#outbox.releaseFailed()) await this.#ask(intent);
    await this.sendKept();
  }

  async #ask(intent: CartIntent): Promise<void> {
    const { command } = intent;
    const { state } = this.#parts;
    this.#kept.keep(intent);
    if (command.type !== "add-line") await this.#own.load();
    const { shown } = this.#own;
    this.#delivery.noteShown(command, shown);
    if (shown) await this.#own.show(predictCart(shown, command));
    else if (command.type === "add-line") state.set({ pieces: (state.get().pieces ?? 0) + command.quantity });
    this.#outbox.add(intent);
    this.#showProgress();
  }

  async #deliver(intent: CartIntent, isLeaving: boolean): Promise<void> {
    await this.#delivery.deliver(intent, isLeaving);
    setTimeout(() => this.#showProgress());
  }

  #toIntent(command: CartCommand, isRestoration: boolean): CartIntent {
    const { cartId } = this.#parts.state.get();
    return {
      key: crypto.randomUUID(),
      command,
      cartId,
      askedAt: Date.now(),
      isRestoration,
      isPromised: false,
    };
  }

  #findRemoved(lineId: string): RemovedItemView | null {
    const line = this.#own.shown?.lines.find(({ id }) => id === lineId);
    const view = this.#parts.state.get().view?.lines.find(({ id }) => id === lineId);
    return line && view && !isFixedLine(line)
      ? { sku: line.sku, quantity: line.quantity, name: view.name }
      : null;
  }

  /** Sets the loading flags: of each kind of command, and of each line that one of them is about. */
  #showProgress(): void {
    const { state } = this.#parts;
    const { operations } = state.get();
    const commands = [...this.#outbox.intents, ...this.#kept.read()].map(({ command }) => command);
    const known = Object.entries(operations).map(
      ([type, { error }]) => [type, { isLoading: false, error }] as const,
    );
    const loading = commands.map(
      ({ type }) => [type, { isLoading: true, error: operations[type]?.error ?? null }] as const,
    );
    state.set({
      isBusy: this.#outbox.isBusy,
      operations: Object.fromEntries([...known, ...loading]),
      pendingLines: [
        ...new Set(commands.flatMap((command) => ("lineId" in command ? [command.lineId] : []))),
      ],
    });
  }
}
