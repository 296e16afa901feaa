import { DurableObject } from "cloudflare:workers";
import { PurgedTags } from "./purged-tags";
import { type MessageMark, RecordedMessages } from "./recorded-messages";

const DAY_MS = 24 * 60 * 60_000;

/**
 * Stores marks of the messages received from the platform.
 * `heard:<n>`: shards with the last message number of each resource; `catalogue`: one object with the tags of outdated
 * pages.
 */
export class MessageLedger extends DurableObject {
  readonly #recorded: RecordedMessages;
  readonly #purged: PurgedTags;

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    this.#recorded = new RecordedMessages(ctx.storage.sql);
    this.#purged = new PurgedTags(ctx.storage);
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

  /** The tags that were purged in the last minutes, with the time in milliseconds since 1970. */
  purgedTags(): Map<string, number> {
    return this.#purged.list();
  }

  /** Purges tags of pages now, or a minute after their last purge. */
  purge(tags: readonly string[]): Promise<void> {
    return this.#purged.purge(tags, Date.now());
  }

  override async alarm(): Promise<void> {
    const nextPurgeMs = this.#purged.purgeDue(Date.now());
    const hasRows = this.#recorded.forgetOld(Date.now());
    const next = nextPurgeMs ?? (hasRows ? Date.now() + DAY_MS : null);
    if (next !== null) await this.ctx.storage.setAlarm(next);
  }
}
