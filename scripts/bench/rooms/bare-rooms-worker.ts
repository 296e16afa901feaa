import { Server } from "partyserver";
import { answerRoutes, type BenchRoom } from "./bench-routes.ts";

type BareEnvironment = { readonly CartRoom: DurableObjectNamespace<CartRoom> };

/** A minimal room: stores a cart in SQLite, broadcasts each change to hibernating sockets, serves reads. */
export class CartRoom extends Server {
  static override options = { hibernate: true };

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
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

  update(): unknown {
    const cart = this.read();
    return this.keep({ ...cart, version: cart.version + 1 });
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
