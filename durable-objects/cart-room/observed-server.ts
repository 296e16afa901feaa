import { Server } from "partyserver";
import { is, literal, string, type } from "superstruct";
import { runWithTrace, type Trace } from "../../app/gateways/current-trace";
import type { Meter } from "../operations-ledger/meter";
import { openOperationsLedger, rememberMeter } from "../operations-ledger/remember-meter";

/** What a call answers that did not do what was asked. */
const Refusal = type({ ok: literal(false), error: type({ code: string() }) });
/** Calls whose refusal is a payment that failed. */
const paymentCalls: ReadonlySet<string> = new Set(["startPayment", "finishPayment"]);

/** A room that is used says so at most that often: the ledger is one object for all. */
const lifeIsNotedEveryMs = 60_000;

/** An object whose calls can be made as part of a request, and which counts them, its sockets and its own calls. */
export class ObservedServer extends Server {
  #notedAt = 0;

  /** Calls another method by its name within the trace of the request that asks for it. */
  async traced(trace: Trace, name: string, ...args: unknown[]): Promise<unknown> {
    const method: unknown = Reflect.get(this, name);
    if (typeof method !== "function") throw new TypeError(`A room has no ${name}`);
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

  /** Tells the ledger behind what was asked; a session's room, which only knows its cart, is none that lives. */
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
