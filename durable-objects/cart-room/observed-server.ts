import { Server } from "partyserver";
import { is, literal, string, type } from "superstruct";
import { runWithTrace, type Trace } from "../../app/gateways/current-trace";
import type { Meter } from "../operations-ledger/meter";
import { openOperationsLedger, rememberMeter } from "../operations-ledger/remember-meter";

/** The result of an unsuccessful call. */
const Refusal = type({ ok: literal(false), error: type({ code: string() }) });
/** Calls whose refusal is a failed payment. */
const paymentCalls: ReadonlySet<string> = new Set(["startPayment", "finishPayment"]);

/** A used room reports itself at most this often: the ledger is one object for all. */
const lifeIsNotedEveryMs = 60_000;

/** A Durable Object whose calls can be traced, and which counts its calls and sockets. */
export class ObservedServer extends Server {
  #notedAt = 0;

  /** Calls a method by its name within the trace of the request. */
  async traced(trace: Trace, name: string, ...args: unknown[]): Promise<unknown> {
    const method: unknown = Reflect.get(this, name);
    if (typeof method !== "function") throw new TypeError(`No such method: ${name}`);
    this.#noteLife();
    const from = performance.now();
    const meter = this.#meter;
    const own = { ...trace, ...meter.observer };
    let isFailed = true;
    try {
      const answer: unknown = await runWithTrace(own, () => Reflect.apply(method, this, args));
      isFailed = is(answer, Refusal);
      if (is(answer, Refusal) && paymentCalls.has(name)) meter.note(`payment/${answer.error.code}`);
      return answer;
    } finally {
      meter.note(`room/${name}`, performance.now() - from, isFailed);
      this.#flush(meter);
    }
  }

  override async fetch(request: Request): Promise<Response> {
    const response = await super.fetch(request);
    if (response.status === 101) {
      this.#noteLife();
      this.#count("socket/opened");
    }
    return response;
  }

  override async webSocketClose(...closing: Parameters<Server["webSocketClose"]>): Promise<void> {
    this.#noteLife();
    this.#count("socket/closed");
    await super.webSocketClose(...closing);
  }

  override async webSocketMessage(...message: Parameters<Server["webSocketMessage"]>): Promise<void> {
    this.#noteLife();
    await super.webSocketMessage(...message);
  }

  /**
   * Reports the cart's room to the operations ledger, in the background.
   * Rooms of sessions are not counted.
   */
  #noteLife(): void {
    const now = Date.now();
    const { name } = this.ctx.id;
    if (!name?.startsWith("cart:") || now - this.#notedAt < lifeIsNotedEveryMs) return;
    this.#notedAt = now;
    this.ctx.waitUntil(
      openOperationsLedger(this.env)
        .noteRoom(name)
        .catch(() => {}),
    );
  }

  get #meter(): Meter {
    return rememberMeter(this.env);
  }

  #count(name: string): void {
    const meter = this.#meter;
    meter.note(name);
    this.#flush(meter);
  }

  #flush(meter: Meter): void {
    meter.flushIfDue((work) => this.ctx.waitUntil(work));
  }
}
