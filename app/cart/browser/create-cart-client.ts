import { isFixedLine } from "../model/cart";
import type { CartCommand } from "../model/cart-command";
import { type CartIntent, isStale } from "../model/cart-intent";
import type { LineChange } from "../model/line-changes";
import { parseCartForm } from "../model/parse-cart-form";
import { predictCart } from "../model/predict-cart";
import { CartChannel, type OpenSocket, receiveMessage, receiveStock } from "./cart-channel";
import type { CartPageContext, CartStore, RemovedItemView } from "./cart-state";
import { notifyAboutCart, showStanding } from "./notices";
import { Delivery, Outbox, type PostCommand } from "./outbox";
import { OwnCart, type PersonalCart, type ToView } from "./own-cart";
import type { PageStock, SkuStock } from "./page-stock";
import { type ReadOffers, Sidebar } from "./sidebar";
import { StoredIntents, type TextStorage } from "./stored-intents";

/** The client's dependencies on the browser and the shop. */
type Parts = {
  readonly page: CartPageContext;
  readonly state: CartStore;
  readonly storage: TextStorage;
  /** null if the browser has none: then each tab sends alone. */
  readonly locks: Pick<LockManager, "request"> | null;
  readonly post: PostCommand;
  /** Resolves to null if the cart cannot be read. */
  readonly readCart: () => Promise<PersonalCart | null>;
  /** Reads the offers after an addition; null: none. */
  readonly readOffers: ReadOffers;
  readonly readStocks: (skus: readonly string[]) => Promise<readonly SkuStock[]>;
  readonly toView: ToView;
  readonly pageStock: PageStock;
  readonly loadOpenSocket: () => Promise<OpenSocket>;
  /** Clicks in quick succession are one change. */
  readonly debounceMs: number;
  /** Runs when a form's express button is pressed; resolves when the wallet's sheet is closed. */
  readonly pressWallet?: (form: FormData) => Promise<void>;
  /** Called at the first sign of a press on a form's express button, with its value. */
  readonly prepareWallet?: (method: string) => void;
  /** Called after a command of this page was executed and changed these lines. */
  readonly onLinesChanged?: (cartId: string, changes: readonly LineChange[]) => void;
  /** Updates the header: another tab may have signed in or out. */
  readonly followVisitor?: () => Promise<void>;
  /** No drawer opens in the checkout. */
  readonly isCheckout: () => boolean;
};

/** Creates the cart client of one document: its known state, its commands without a response, and its channel. */
export function createCartClient(parts: Parts) {
  return new CartClient(parts);
}

export type { CartClient };

class CartClient {
  readonly #parts: Parts;
  readonly #stored: StoredIntents;
  readonly #own: OwnCart;
  readonly #outbox: Outbox;
  readonly #delivery: Delivery;
  readonly #channel: CartChannel;
  readonly #sidebar: Sidebar;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#stored = new StoredIntents(parts.storage);
    this.#own = new OwnCart({ ...parts, showInCart: parts.pageStock.showInCart });
    this.#outbox = new Outbox((intent, isLeaving) => this.#deliver(intent, isLeaving), parts.debounceMs);
    this.#sidebar = new Sidebar(parts.state, parts.readOffers);
    this.#delivery = new Delivery({
      ...parts,
      own: this.#own,
      stored: this.#stored,
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

  /** Reads the cart if it is not known, before it or its remaining stock is shown. */
  async prepare(): Promise<void> {
    await this.#own.load();
    this.#parts.pageStock.showInCart(this.#own.shown);
  }

  /** Prepares the sheet of an express button that may be pressed next; ignores other buttons. */
  prepareWallet({ name, value }: { readonly name: string; readonly value: string }): void {
    if (name === "wallet") this.#parts.prepareWallet?.(value);
  }

  /**
   * Shows the outcome of a cart form at once and sends its command.
   * An addition resolves with its response.
   */
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
    // A removal can be undone only when the cart is known; on a new page it may still be loading.
    if (command.type === "remove-line") await this.#own.load();
    const removed = command.type === "remove-line" ? this.#findRemoved(command.lineId) : null;
    state.set({ hasActed: true, notice: null, couponError: null, removed });
    // Pressed again after a failure: the same command, under the same key.
    const repeated = this.#outbox.releaseSameFailed(command);
    this.#clearFailure();
    await this.#ask(repeated ?? this.#toIntent(command, form.intent === "undo"));
    if (command.type === "add-line" && form.intent === "add") this.#sidebar.prepare(command.sku);
    if (form.next) await this.#ask(this.#toIntent(form.next, false));
    if (command.type === "add-line") await this.#outbox.settle();
  }

  /**
   * Sends stored commands without a response, of this page or an earlier one, under their own keys.
   * Confirms those that were promised while offline.
   */
  async sendStored(): Promise<void> {
    const { state, page } = this.#parts;
    if (state.get().pieces === null) await this.#own.load();
    // The visitor's cart is still unknown: later.
    if (state.get().pieces === null) return;
    const stored = this.#readSendable();
    if (stored.length === 0 && state.get().standing === null) return;
    for (const intent of stored) this.#outbox.add({ ...intent, isPromised: true });
    this.#showProgress();
    await this.#outbox.settle();
    const isPromised = stored.some((intent) => intent.isPromised);
    const isAllAccepted = stored.every(({ key }) => this.#delivery.isAccepted(key));
    // Another page may have sent what this one waited for.
    if (isAllAccepted && state.get().standing?.id === "offline") state.set({ standing: null });
    if (isAllAccepted && isPromised)
      notifyAboutCart(this.#parts, "cart-saved", { kind: "ok", text: page.translate("cart.notice.saved") });
    if (!this.#outbox.isBusy) await this.#own.load(true);
    this.#showProgress();
  }

  /** Sends waiting commands and resolves when all have a response. */
  settle(): Promise<void> {
    return this.#outbox.settle();
  }

  /** Subscribes to the cart's changes, if there is a cart and the shop has a channel. */
  follow(): void {
    this.#follow(this.#parts.state.get().cartId);
  }

  /**
   * Handles a return to the page.
   * Rereads the stock on the page. Rereads the cart if no channel is open, or if it was missing: another tab may have
   * made one.
   */
  async handleReturn(): Promise<void> {
    const { pageStock, readStocks, state, followVisitor } = this.#parts;
    // While offline the header stays as it is.
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

  /** The page comes from the back/forward cache, with its scripts as they were. */
  handlePageShow(): void {
    this.#channel.handlePageShow();
    this.#own.abandonRead();
    this.#channel.followAgain();
  }

  get #surroundings() {
    return { ...this.#parts, own: this.#own, stored: this.#stored, isBusy: () => this.isBusy };
  }

  #follow(cartId: string | null): void {
    if (cartId !== null && this.#parts.state.get().hasRealtime) this.#channel.follow(cartId);
  }

  /** Reads a newer state from elsewhere, unless a response in flight is about to bring it. */
  async #catchUp(): Promise<void> {
    if (!this.isBusy) await this.#own.load(true);
  }

  /** Returns the stored commands that are not in flight; drops those that are stale. */
  #readSendable(): readonly CartIntent[] {
    const { cartId } = this.#parts.state.get();
    for (const intent of this.#stored.read()) if (isStale(intent, cartId)) this.#stored.drop(intent.key);
    const underWay = new Set(this.#outbox.intents.map(({ key }) => key));
    return this.#stored.read().filter(({ key }) => !underWay.has(key));
  }

  /** Clears the failure notice once the last failed command is sent again. */
  #clearFailure(): void {
    const { state } = this.#parts;
    const isLeft = this.#outbox.hasFailed || this.#stored.read().some(({ isPromised }) => isPromised);
    if (state.get().standing?.id === "failed" && !isLeft) state.set({ standing: null });
  }

  /** Repeats everything that failed, in order, on a press of "Try again". */
  async #retryFailed(): Promise<void> {
    this.#parts.state.set({ standing: null });
    for (const intent of this.#outbox.releaseFailed()) await this.#ask(intent);
    await this.sendStored();
  }

  async #ask(intent: CartIntent): Promise<void> {
    const { command } = intent;
    const { state } = this.#parts;
    this.#stored.keep(intent);
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

  /** Sets the loading flags of each kind of command and of each affected line. */
  #showProgress(): void {
    const { state } = this.#parts;
    const { operations } = state.get();
    const commands = [...this.#outbox.intents, ...this.#stored.read()].map(({ command }) => command);
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
