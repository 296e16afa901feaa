import type { Cart } from "../../../app/cart/model/cart";
import type { CartCommand, CartErrorCode } from "../../../app/cart/model/cart-command";
import { err, ok } from "../../../app/foundation/result";
import type { CartAddress } from "../../../app/gateways/cart-room/cart-room-gateway";
import { isEndedAgent } from "../agent-access";
import { admitGrant, noteAdder } from "../agent-grant";
import { admitVisitor } from "../cart-owner";
import { keepMadeCart, readCart } from "../read-cart";
import type { Room } from "../room";
import { toScope } from "./command-responses";
import { toFirstMark } from "./first-mark";
import { finishFirst, runBatch } from "./run-batch";
import { type CommandAnswer, findEarlier, refuseStranger, type WaitingCommand } from "./waiting-command";

/**
 * Errors caused by the command: a repeat returns the same error, even after other changes.
 * After other errors a command can be retried.
 */
const refusals: ReadonlySet<CartErrorCode> = new Set([
  "unknown-sku",
  "not-sold-here",
  "guarantee-not-offered",
  "out-of-stock",
  "maximum-quantity",
  "invalid-quantity",
  "unknown-line",
  "coupon-not-found",
  "coupon-not-applicable",
  "coupon-expired",
  "coupon-not-yet-valid",
  "coupon-used-up",
  "coupon-below-minimum",
  "coupon-blocked",
  "coupon-switched-off",
  "shipping-method-not-applicable",
]);

/** A command with its idempotency key. */
type CommandOrder = {
  readonly command: CartCommand;
  readonly key: string;
  /** The full body that a repeat of the key must match. */
  readonly body?: unknown;
  /** The cart, if it was created for this command, perhaps with its lines. */
  readonly made?: Cart | null | undefined;
};

type Queued = WaitingCommand & { readonly answer: (answer: CommandAnswer) => void };

/**
 * The commands of one cart.
 * While an update is in progress, new commands wait and are merged into the next one. A repeated idempotency key
 * joins the waiting command, or returns the stored result.
 */
export class CommandQueue {
  readonly #room: Room;
  readonly #underWay = new Map<string, { fingerprint: string; answer: Promise<CommandAnswer> }>();
  #waiting: Queued[] = [];

  constructor(room: Room) {
    this.#room = room;
  }

  /** Commands without a result yet, and those of them that wait for the update in progress. */
  count(): { readonly open: number; readonly waiting: number } {
    return { open: this.#underWay.size, waiting: this.#waiting.length };
  }

  async execute(address: CartAddress, order: CommandOrder): Promise<CommandAnswer> {
    const { command, key, body = command, made = null } = order;
    const admitted = await admitVisitor(this.#room, address);
    if (!admitted.ok) return admitted;
    if (isEndedAgent(this.#room, address)) return err({ code: "cart-not-found" });
    const visitor = await admitGrant(this.#room, address, command);
    if (!visitor.ok) return visitor;
    if (made) keepMadeCart(this.#room, made);
    noteAdder(this.#room, command, address.grant !== undefined);
    const scope = await toScope(address, key, "execute", body);
    const one = { command, scope, visitor: visitor.value };
    const hasLines = made?.lastBatch === toFirstMark(scope);
    return hasLines ? this.#room.inTurn(() => finishFirst(this.#room, one)) : this.#join(one);
  }

  async #join(waiting: WaitingCommand): Promise<CommandAnswer> {
    const { sessionId, key, fingerprint } = waiting.scope;
    const id = `${sessionId} ${waiting.visitor.customerId ?? ""} ${key}`;
    const twin = this.#underWay.get(id);
    if (twin) return twin.fingerprint === fingerprint ? twin.answer : err({ code: "key-reused" });
    const answer = this.#executeOnce(waiting);
    this.#underWay.set(id, { fingerprint, answer });
    try {
      return await answer;
    } finally {
      this.#underWay.delete(id);
    }
  }

  /** A repeat returns immediately; the batch detects commands that are settled while they wait. */
  async #executeOnce(waiting: WaitingCommand): Promise<CommandAnswer> {
    if (this.#room.responses.find(waiting.scope, this.#room.now())) return this.#repeat(waiting);
    return new Promise<CommandAnswer>((answer, fail) => {
      this.#waiting.push({ ...waiting, answer });
      if (this.#waiting.length === 1) this.#room.inTurn(() => this.#drain()).catch(fail);
    });
  }

  async #repeat(waiting: WaitingCommand): Promise<CommandAnswer> {
    const cart = await readCart(this.#room, false);
    if (!cart.ok && cart.error.code === "platform-unavailable") return cart;
    const refusal = refuseStranger(this.#room, waiting);
    if (refusal) return refusal;
    const known = cart.ok ? cart.value : null;
    const earlier = findEarlier(this.#room, waiting, known) ?? err({ code: "cart-not-found" } as const);
    return earlier.ok ? ok({ ...earlier.value, isRepeat: true }) : earlier;
  }

  async #drain(): Promise<void> {
    const batch = this.#waiting;
    this.#waiting = [];
    const answers = await runBatch(this.#room, batch).catch((error: unknown) => {
      this.#room.log("batch-broke", { message: error instanceof Error ? error.message : "unknown" });
      return batch.map(() => err({ code: "platform-unavailable" } as const));
    });
    batch.forEach(({ answer, scope }, index) => {
      const end = answers[index] ?? err({ code: "platform-unavailable" } as const);
      if (!end.ok && refusals.has(end.error.code))
        this.#room.responses.remember(scope, { error: end.error }, this.#room.now());
      answer(end);
    });
  }
}
