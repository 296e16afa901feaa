import { DurableObject } from "cloudflare:workers";
import { StockNews } from "./stock-news";
import { StockWatchers } from "./stock-watchers";

/** News of one SKU go out at most that often; what comes in between is told together. */
const tellEveryMs = 1_000;
/** Rooms that are told at the same time. */
const lanes = 20;

/**
 * One per SKU (`EX10000001`) hears when its stock changes. Carts' rooms with open sockets register with one of the
 * SKU's shards (`EX10000001#3`, see stock-rooms), which tell them, so that a SKU that many look at does not keep one
 * object busy. Without watchers it has neither storage nor alarm.
 */
export class StockRoom extends DurableObject {
  readonly #news: StockNews;
  readonly #watchers: StockWatchers;

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    this.#news = new StockNews(ctx.storage.sql);
    this.#watchers = new StockWatchers(ctx.storage.sql);
  }

  /** Asked of a shard: a cart's room wants to hear of the SKU. Asked of the SKU's own object: a shard does. */
  async watch(name: string): Promise<void> {
    this.#watchers.add(name, Date.now());
    if ((await this.ctx.storage.getAlarm()) === null) await this.#sleep();
  }

  /** The stock changed. The first news of a burst are told at once, the last of it a second later; to nobody, none. */
  async change(sku: string, availableQuantity: number): Promise<void> {
    if (this.#watchers.list().length === 0) return;
    const now = Date.now();
    const dueAt = this.#news.keep({ sku, availableQuantity }, now, tellEveryMs);
    if (dueAt > now) return this.ctx.storage.setAlarm(dueAt);
    await this.#tellShards();
    if (this.#watchers.list().length === 0) await this.#sleep();
  }

  override async alarm(): Promise<void> {
    await this.#tellShards();
    this.#watchers.forgetOld(Date.now());
    await this.#sleep();
  }

  /** Asked of a shard: tells its rooms. False when nobody listens any more. */
  async tell(sku: string, availableQuantity: number): Promise<boolean> {
    await this.#tellEach((room) => this.env.CartRoom.getByName(room).tellStock(sku, availableQuantity));
    if (this.#watchers.list().length > 0) return true;
    await this.#sleep();
    return false;
  }

  async #tellShards(): Promise<void> {
    const news = this.#news.toTell(Date.now());
    if (!news) return;
    const { sku, availableQuantity } = news;
    await this.#tellEach((shard) => this.env.StockRoom.getByName(shard).tell(sku, availableQuantity));
  }

  /**
   * Who says that nobody listens is told no more, unless it registered again while it was asked; who fails is kept, and
   * learns it by its next read.
   */
  async #tellEach(tell: (name: string) => Promise<boolean>): Promise<void> {
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
   * Until news are due or the oldest registration is forgotten; where there is none for good, with nothing left behind.
   */
  async #sleep(): Promise<void> {
    const { storage } = this.ctx;
    const nextEnd = this.#watchers.nextEnd();
    if (nextEnd === null) await Promise.all([storage.deleteAlarm(), storage.deleteAll()]);
    else await storage.setAlarm(Math.min(nextEnd, this.#news.nextTelling(tellEveryMs) ?? nextEnd));
  }
}
