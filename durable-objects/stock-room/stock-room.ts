import { DurableObject } from "cloudflare:workers";
import { StockNews } from "./stock-news";
import { StockWatchers } from "./stock-watchers";

/** Changes of one SKU are published at most this often; those in between are combined. */
const publishEveryMs = 1_000;
/** Rooms notified at the same time. */
const lanes = 20;

/**
 * One per SKU (`EX10000001`), notified when its stock changes.
 * Carts' rooms with open sockets register with one of the SKU's shards (`EX10000001#3`, see stock-rooms), which
 * notify them, so that a popular SKU does not overload one object. Without watchers it has neither storage nor alarm.
 */
export class StockRoom extends DurableObject {
  readonly #news: StockNews;
  readonly #watchers: StockWatchers;

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    this.#news = new StockNews(ctx.storage.sql);
    this.#watchers = new StockWatchers(ctx.storage.sql);
  }

  /** On a shard: registers a cart's room. On the SKU's own object: registers a shard. */
  async watch(name: string): Promise<void> {
    this.#watchers.add(name, Date.now());
    if ((await this.ctx.storage.getAlarm()) === null) await this.#sleep();
  }

  /**
   * Publishes a stock change: the first of a burst immediately, the last a second later.
   * Does nothing without watchers.
   */
  async change(sku: string, availableQuantity: number): Promise<void> {
    if (this.#watchers.list().length === 0) return;
    const now = Date.now();
    const dueAt = this.#news.keep({ sku, availableQuantity }, now, publishEveryMs);
    if (dueAt > now) return this.ctx.storage.setAlarm(dueAt);
    await this.#notifyShards();
    if (this.#watchers.list().length === 0) await this.#sleep();
  }

  override async alarm(): Promise<void> {
    await this.#notifyShards();
    this.#watchers.forgetOld(Date.now());
    await this.#sleep();
  }

  /** On a shard: notifies its rooms. Returns false when no watcher is left. */
  async tell(sku: string, availableQuantity: number): Promise<boolean> {
    await this.#notifyEach((room) => this.env.CartRoom.getByName(room).tellStock(sku, availableQuantity));
    if (this.#watchers.list().length > 0) return true;
    await this.#sleep();
    return false;
  }

  async #notifyShards(): Promise<void> {
    const news = this.#news.takeUnpublished(Date.now());
    if (!news) return;
    const { sku, availableQuantity } = news;
    await this.#notifyEach((shard) => this.env.StockRoom.getByName(shard).tell(sku, availableQuantity));
  }

  /**
   * Drops watchers that report no listeners, unless they registered again meanwhile.
   * Retains watchers that failed: they catch up on their next read.
   */
  async #notifyEach(tell: (name: string) => Promise<boolean>): Promise<void> {
    const watchers = this.#watchers.list().values();
    const lane = async () => {
      for (const watcher of watchers) {
        const isListening = await tell(watcher.name).catch(() => true);
        if (!isListening) this.#watchers.remove(watcher);
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  }

  /**
   * Sets the alarm to the next publication, or to the end of the oldest registration.
   * Deletes all data if there are no watchers.
   */
  async #sleep(): Promise<void> {
    const { storage } = this.ctx;
    const nextEnd = this.#watchers.nextEnd();
    if (nextEnd === null) await Promise.all([storage.deleteAlarm(), storage.deleteAll()]);
    else await storage.setAlarm(Math.min(nextEnd, this.#news.nextPublication(publishEveryMs) ?? nextEnd));
  }
}
