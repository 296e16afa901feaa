import { Server } from "partyserver";
import { answerRoutes, type BenchRoom, echoPath } from "./bench-routes.ts";

type BareEnvironment = {
  readonly CartRoom: DurableObjectNamespace<CartRoom>;
  readonly COMMERCE_API_URL: string;
  readonly PLATFORM_REQUESTS: string;
};

/**
 * A minimal room: stores a cart in SQLite, broadcasts each change to hibernating sockets, serves reads. Before an update
 * it sends its cart to the platform as often as `PLATFORM_REQUESTS` says, and parses what comes back.
 */
export class CartRoom extends Server<Cloudflare.Env & BareEnvironment> {
  static override options = { hibernate: true };

  constructor(ctx: DurableObjectState, env: Cloudflare.Env & BareEnvironment) {
    super(ctx, env);
    ctx.storage.sql.exec("CREATE TABLE IF NOT EXISTS kept (one INTEGER PRIMARY KEY, cart TEXT NOT NULL)");
  }

  keep(cart: unknown): unknown {
    this.ctx.storage.sql.exec("INSERT OR REPLACE INTO kept (one, cart) VALUES (1, ?)", JSON.stringify(cart));
    this.broadcast(JSON.stringify({ event: "cart-update", data: cart }));
    return cart;
  }

  read(): { version: number } {
    const [row] = this.ctx.storage.sql.exec("SELECT cart FROM kept").toArray();
    return JSON.parse(String(row?.cart)) as { version: number };
  }

  async update(): Promise<unknown> {
    const cart = this.read();
    for (let sent = 0; sent < Number(this.env.PLATFORM_REQUESTS); sent += 1) await this.#echo(cart);
    return this.keep({ ...cart, version: cart.version + 1 });
  }

  async #echo(cart: unknown): Promise<unknown> {
    const url = `${this.env.COMMERCE_API_URL}${echoPath}`;
    return (await fetch(url, { method: "POST", body: JSON.stringify(cart) })).json();
  }
}

function toBenchRoom({ CartRoom: rooms }: BareEnvironment): BenchRoom {
  return {
    async open(id, template) {
      return { id, cart: await rooms.getByName(id).keep(template) };
    },
    update: async (id) => rooms.getByName(id).update(),
    read: async (id) => rooms.getByName(id).read(),
    connect: (id, request) => rooms.getByName(id).fetch(request),
  };
}

export default {
  fetch: (request: Request, env: BareEnvironment): Promise<Response> =>
    answerRoutes(request, toBenchRoom(env)),
};
