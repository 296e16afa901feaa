import { DurableObject } from "cloudflare:workers";
import { MovingEpoch } from "./moving-epoch";
import { type MessageMark, RecordedMessages } from "./recorded-messages";

const DAY_MS = 24 * 60 * 60_000;

/**
 * Stores marks of the messages received from the platform.
 * `heard:<n>`: shards with the last message number of each resource; `catalogue`: one object with the catalogue's
 * epoch.
 */
export class MessageLedger extends DurableObject {
  readonly #recorded: RecordedMessages;
  readonly #epoch: MovingEpoch;

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    this.#recorded = new RecordedMessages(ctx.storage.sql);
    this.#epoch = new MovingEpoch(ctx.storage);
  }

  /** Filters the new messages: numbered above the last one of their resource. */
  pickNews(messages: readonly MessageMark[]): MessageMark[] {
    return this.#recorded.pickNews(messages);
  }

  /** Called after the messages are processed, so that they are delivered again after a failure. */
  async record(messages: readonly MessageMark[]): Promise<void> {
    this.#recorded.record(messages, Date.now());
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(Date.now() + DAY_MS);
  }

  epoch(): string {
    return this.#epoch.current();
  }

  /** The catalogue changed: moves its epoch now, or a minute after the last move. */
  moveEpoch(): Promise<void> {
    return this.#epoch.move(Date.now());
  }

  override async alarm(): Promise<void> {
    this.#epoch.moveIfDue(Date.now());
    const hasRows = this.#recorded.forgetOld(Date.now());
    if (hasRows) await this.ctx.storage.setAlarm(Date.now() + DAY_MS);
  }
}
