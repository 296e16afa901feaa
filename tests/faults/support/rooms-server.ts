import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { string, type } from "superstruct";
import { listChildren } from "../../../scripts/bench/process-cpu.ts";
import { localSecrets } from "../../../scripts/house/local-secrets.mjs";
import { root } from "../../../scripts/house/run-command.mjs";
import { type BuiltWorker, loadBuiltWorkers } from "../../../scripts/serve/built-workers.ts";

export type RoomsServer = {
  readonly url: string;
  /** Resolves while the process runs; waits during a restart. */
  up(): Promise<void>;
  /** Evicts an idle room from memory; its sockets hibernate, as when the platform evicts it. */
  evict(room: string): Promise<void>;
  /** Evicts a room during work: its work stops midway, its sockets are cut. */
  abort(room: string): Promise<void>;
  /** Gives an assistant access to a cart; returns the secret. */
  grant(cartId: string): Promise<string>;
  /** Sends SIGKILL to the runtime during work, then loads the same state in a new process. */
  kill(): Promise<void>;
  stop(): Promise<void>;
};

export type RoomsServerOptions = {
  readonly port: number;
  readonly stateFolder: string;
  readonly platformUrl: string;
  readonly providerUrl: string;
};

const Grant = type({ value: type({ secret: string() }) });

/** Starts the built shop with its rooms; its platform and payment provider are reached over loopback. */
export async function startRooms(options: RoomsServerOptions): Promise<RoomsServer> {
  let { miniflare, pids } = await run(options);
  let running: Promise<void> = Promise.resolve();
  return {
    url: `http://127.0.0.1:${options.port}`,
    up: () => running,
    evict: async (room) => {
      await running;
      await miniflare.unsafeEvictDurableObject("ironhall-shop", "CartRoom", {
        name: room,
        webSockets: "hibernate",
      });
    },
    async abort(room) {
      await running;
      await fetch(`http://127.0.0.1:${options.port}/abort/${encodeURIComponent(room)}`).catch(
        () => undefined,
      );
    },
    async grant(cartId) {
      for (;;) {
        await running;
        const answer = await fetch(`http://127.0.0.1:${options.port}/grant/${cartId}`).catch(() => null);
        const granted = answer?.ok ? Grant.validate(await answer.json())[1] : undefined;
        if (granted) return granted.value.secret;
      }
    },
    kill() {
      for (const pid of pids) process.kill(pid, "SIGKILL");
      running = miniflare
        .dispose()
        .catch(() => undefined)
        .then(async () => {
          ({ miniflare, pids } = await run(options));
        });
      return running;
    },
    stop: () => miniflare.dispose(),
  };
}

/** The built shop, with endpoints to abort a room, and to give an assistant access to a cart. */
const entry = `
import shop, { CartRoom as Room } from "./index.js";
export * from "./index.js";
export class CartRoom extends Room {
  abortNow() { this.ctx.abort("aborted by the test"); }
}
export default {
  async fetch(request, env, context) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/grant/")) {
      const cartId = pathname.slice("/grant/".length);
      const room = env.CartRoom.getByName("cart:" + cartId);
      return Response.json(await room.grantAgent({ sessionId: "test", cartId, country: "SK" }));
    }
    if (!pathname.startsWith("/abort/")) return shop.fetch(request, env, context);
    const room = env.CartRoom.getByName(decodeURIComponent(pathname.slice("/abort/".length)));
    await room.abortNow().catch(() => {});
    return new Response("aborted");
  },
};`;

/**
 * Returns the bindings to the shop itself and its files.
 * The other workers are called by URL or absent.
 */
function onlyOwn(bindings: BuiltWorker["serviceBindings"]): BuiltWorker["serviceBindings"] {
  const own = Object.entries(bindings ?? {}).filter(([, service]) =>
    String(service).startsWith("ironhall-shop"),
  );
  return Object.fromEntries(own);
}

async function run({ port, stateFolder, platformUrl, providerUrl }: RoomsServerOptions) {
  const before = new Set(listChildren());
  const variables = {
    COMMERCE_API_URL: platformUrl,
    COMMERCE_AUTH_URL: platformUrl,
    PAYMENT_API_URL: `${providerUrl}/checkout/v71`,
    // A seed is a shopper that sends more requests than any real one.
    ATTEMPT_LIMITS: "off",
  };
  const workers = loadBuiltWorkers(root, localSecrets(), variables)
    .filter(({ name }) => name.startsWith("ironhall-shop"))
    .map(({ serviceBindings, ...worker }) => {
      if (worker.name !== "ironhall-shop") return worker;
      const modules = Array.isArray(worker.modules) ? worker.modules : [];
      const faulty = { type: "ESModule" as const, path: "faulty.js", contents: entry };
      return { ...worker, serviceBindings: onlyOwn(serviceBindings), modules: [faulty, ...modules] };
    });
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port,
      workers,
      log: new Log(LogLevel.NONE),
      logRequests: false,
      handleStructuredLogs: () => {},

      cf: false,
      resourcePersistencePath: stateFolder,
      telemetry: { enabled: false },
    }),
  );
  await miniflare.ready;
  return { miniflare, pids: listChildren().filter((pid) => !before.has(pid)) };
}
