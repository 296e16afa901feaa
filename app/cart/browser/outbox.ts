import type { Result } from "../../foundation/result";
import type { Cart } from "../model/cart";
import type { CartAnswer, CartCommand, CartErrorCode } from "../model/cart-command";
import type { CartIntent } from "../model/cart-intent";
import { type LineChange, toLineChanges } from "../model/line-changes";
import type { CartPageContext, CartStore } from "./cart-state";
import { explainDifferences, explainRefusal } from "./notices";
import type { OwnCart } from "./own-cart";
import type { SendError } from "./post-command";
import type { StoredIntents } from "./stored-intents";

type Send = (intent: CartIntent, isLeaving: boolean) => Promise<void>;

/**
 * Queues commands to the room: one at a time, in order.
 * Quantities of a line wait for the debounce and the last one wins; any other command flushes them first.
 * A command that failed while online waits for a press; it is lost with the page, because it was not promised.
 */
export class Outbox {
  readonly #send: Send;
  readonly #debounceMs: number;
  readonly #waiting = new Map<string, CartIntent>();
  readonly #underWay = new Set<CartIntent>();
  #failed: readonly CartIntent[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #tail: Promise<void> = Promise.resolve();

  constructor(send: Send, debounceMs: number) {
    this.#send = send;
    this.#debounceMs = debounceMs;
  }

  get isBusy(): boolean {
    return this.#underWay.size > 0 || this.#waiting.size > 0;
  }

  /** Whether commands remain besides the one whose response has just arrived. */
  get hasMore(): boolean {
    return this.#underWay.size > 1 || this.#waiting.size > 0;
  }

  get hasFailed(): boolean {
    return this.#failed.length > 0;
  }

  /** All commands without a response. */
  get intents(): readonly CartIntent[] {
    return [...this.#underWay, ...this.#waiting.values()];
  }

  add(intent: CartIntent): void {
    const { command } = intent;
    if (command.type !== "set-quantity") {
      this.flush();
      this.#push(intent, false);
      return;
    }
    this.#waiting.set(command.lineId, intent);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), this.#debounceMs);
  }

  /** Sends the waiting commands now. `isLeaving`: the page is unloading, the request must outlive it. */
  flush(isLeaving = false): void {
    clearTimeout(this.#timer);
    const intents = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const intent of intents) this.#push(intent, isLeaving);
  }

  /** Resolves when all commands so far have a response. */
  async settle(): Promise<void> {
    this.flush();
    await this.#tail;
  }

  addFailed(intent: CartIntent): void {
    this.#failed = [...this.#failed, intent];
  }

  /** Removes and returns the failed commands, oldest first. */
  releaseFailed(): readonly CartIntent[] {
    const released = this.#failed;
    this.#failed = [];
    return released;
  }

  /**
   * Removes and returns the failed command that equals this one.
   * Drops older failed commands for the same line: the new one replaces them.
   */
  releaseSameFailed(command: CartCommand): CartIntent | null {
    const wanted = JSON.stringify(command);
    const same = this.#failed.find((intent) => JSON.stringify(intent.command) === wanted) ?? null;
    this.#failed = this.#failed.filter(
      (intent) => intent !== same && !isAboutSameLine(intent.command, command),
    );
    return same;
  }

  #push(intent: CartIntent, isLeaving: boolean): void {
    this.#underWay.add(intent);
    const run = () => this.#send(intent, isLeaving).finally(() => this.#underWay.delete(intent));
    this.#tail = isLeaving ? run() : this.#tail.then(run, run);
  }
}

function isAboutSameLine(old: CartCommand, next: CartCommand): boolean {
  return "lineId" in old && "lineId" in next && old.lineId === next.lineId;
}

export type PostCommand = (intent: CartIntent) => Promise<Result<CartAnswer, SendError>>;

type Parts = {
  readonly page: CartPageContext;
  readonly state: CartStore;
  readonly own: OwnCart;
  readonly stored: StoredIntents;
  readonly outbox: Outbox;
  readonly post: PostCommand;
  /** null if the browser has none: then each tab sends alone. */
  readonly locks: Pick<LockManager, "request"> | null;
  readonly isCheckout: () => boolean;
  /** Shows what follows an addition: an offer, or the cart. */
  readonly onAdded: (sku: string, cart: Cart) => Promise<void>;
  /** The room created, or knows, another cart than this page. */
  readonly onNewCart: (cartId: string) => void;
  readonly onLinesChanged?: (cartId: string, changes: readonly LineChange[]) => void;
  /** Repeats the failed commands on one press. */
  readonly retry: () => void;
};

/** Delivers intents to the room, one at a time across all tabs, and shows the results. */
export class Delivery {
  readonly #parts: Parts;
  readonly #accepted = new Set<string>();
  /** The cart as shown before a line's pending changes, by subject. */
  readonly #before = new Map<string, Cart | null>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Whether the room accepted it, sent by this page or another. */
  isAccepted(key: string): boolean {
    return this.#accepted.has(key);
  }

  /** Records the shown cart at a command's start: its change is measured from there, however often it changes. */
  noteShown(command: CartCommand, shown: Cart | null): void {
    const subject = toSubject(command);
    if (!this.#before.has(subject)) this.#before.set(subject, shown);
  }

  /** `isLeaving`: the page is unloading, so the request goes out without any wait. */
  async deliver(intent: CartIntent, isLeaving: boolean): Promise<void> {
    const { state, outbox } = this.#parts;
    const answer = await (isLeaving ? this.#send(intent) : this.#sendInTurn(intent));
    const shown = this.#releaseShown(intent.command);
    if (answer !== null && !answer.ok) {
      await this.#handleFailure(intent, answer.error);
      return;
    }
    this.#accepted.add(intent.key);
    if (answer === null) return;
    setOperationError(state, intent.command.type, null);
    const { cart } = answer.value;
    this.#parts.onLinesChanged?.(cart.id, toLineChanges(intent.command, shown, answer.value));
    await this.#handleAnswer(intent, answer.value, !outbox.hasMore);
    const rest = toRest(intent, answer.value);
    if (!rest) return;
    this.noteShown(rest.command, cart);
    outbox.add(rest);
  }

  #releaseShown(command: CartCommand): Cart | null {
    const subject = toSubject(command);
    const shown = this.#before.get(subject) ?? null;
    this.#before.delete(subject);
    return shown;
  }

  /**
   * Waits for the tabs' lock, so that two first additions make one cart.
   * Returns null if another page sent the intent meanwhile.
   */
  async #sendInTurn(intent: CartIntent): Promise<Result<CartAnswer, SendError> | null> {
    const { stored, locks } = this.#parts;
    const send = () => {
      const isSent = intent.isPromised && !stored.read().some(({ key }) => key === intent.key);
      return isSent ? null : this.#send(intent);
    };
    return locks ? locks.request("cart-command", send) : send();
  }

  /** Sends an intent and drops it from storage on a response, before another tab has its turn. */
  async #send(intent: CartIntent): Promise<Result<CartAnswer, SendError>> {
    const { post, stored } = this.#parts;
    const answer = await post(intent);
    if (answer.ok) {
      stored.noteAnswered(answer.value.cart);
      stored.drop(intent.key);
    }
    return answer;
  }

  /**
   * Replaces the intended cart by the returned one and names the differences.
   * `isLast`: nothing newer is in flight.
   */
  async #handleAnswer(intent: CartIntent, answer: CartAnswer, isLast: boolean): Promise<void> {
    const { own, state, page, isCheckout, onAdded, onNewCart } = this.#parts;
    const { type } = intent.command;
    const isNewCart = own.actual?.id !== answer.cart.id;
    explainDifferences(isLast && !isNewCart ? own.shown : null, answer, intent, this.#parts);
    if (type === "apply-coupon")
      state.set({ notice: { kind: "ok", text: page.translate("cart.notice.coupon-applied") } });
    await own.receive(answer.cart, isLast);
    // A command of some time ago opens nothing now.
    if (type === "add-line" && !intent.isPromised && !isCheckout())
      await onAdded(intent.command.sku, answer.cart);
    if (type === "set-guarantee" && state.get().offer) state.set({ offer: null, isDrawerOpen: true });
    if (isNewCart) onNewCart(answer.cart.id);
  }

  async #handleFailure(intent: CartIntent, error: SendError): Promise<void> {
    const { state, stored, own, page } = this.#parts;
    const { command } = intent;
    if (error.code === "offline") {
      stored.keep({ ...intent, isPromised: true });
      const text = page.translate("cart.notice.offline");
      state.set({ standing: { id: "offline", kind: "warn", text } });
      return;
    }
    setOperationError(state, command.type, error.code);
    if (error.code === "platform-unavailable") {
      await this.#handleOutage(intent);
      return;
    }
    stored.drop(intent.key);
    explainRefusal(command, error, this.#parts);
    await own.load(true);
  }

  /**
   * Stores a command that could not be delivered; one press repeats it.
   * The next page also sends promised ones.
   */
  async #handleOutage(intent: CartIntent): Promise<void> {
    const { state, stored, outbox, own, page, retry } = this.#parts;
    const { command } = intent;
    if (!intent.isPromised) {
      stored.drop(intent.key);
      outbox.addFailed(intent);
    }
    const isAddition = command.type === "add-line";
    const { pieces } = state.get();
    if (isAddition && pieces !== null && own.shown === null) state.set({ pieces: pieces - command.quantity });
    await own.load(true);
    const text = page.translate(`cart.error.${isAddition ? "cart-adding-problem" : "platform-unavailable"}`);
    const action = { label: page.translate("cart.notice.tryAgain"), run: retry };
    state.set({ standing: { id: "failed", kind: "bad", text, action } });
  }
}

function toSubject(command: CartCommand): string {
  return "lineId" in command ? `line ${command.lineId}` : JSON.stringify(command);
}

/** Returns the rest of an undone removal: one addition takes fewer pieces than a line may hold. */
function toRest({ command, isRestoration }: CartIntent, { cart, clampedTo }: CartAnswer): CartIntent | null {
  if (command.type !== "add-line" || !isRestoration || clampedTo === undefined) return null;
  const line = cart.lines.find(({ sku, kind }) => sku === command.sku && kind !== "extra_guarantee");
  if (!line) return null;
  return {
    key: crypto.randomUUID(),
    command: { type: "set-quantity", lineId: line.id, quantity: command.quantity },
    cartId: cart.id,
    askedAt: Date.now(),
    isRestoration: true,
    isPromised: false,
  };
}

/** Fills the error slot of a kind of command; null clears it. */
function setOperationError(state: CartStore, type: CartCommand["type"], error: CartErrorCode | null): void {
  const { operations } = state.get();
  const isLoading = operations[type]?.isLoading ?? false;
  state.set({ operations: { ...operations, [type]: { isLoading, error } } });
}
