import http, { type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { create, record, string, type, unknown } from "superstruct";
import { CallClock } from "./call-clock.ts";
import { chooseFault, type Mishap } from "./choose-fault.ts";
import type { FaultPlatform, PlatformAnswer } from "./fault-platform.ts";
import { readBody } from "./read-body.ts";

const Call = type({ query: string(), variables: record(string(), unknown()) });

export type FaultProxy = {
  readonly url: string;
  /** Ticks with each call that can have a fault, of any seed. */
  readonly clock: CallClock;
  /** Stops faults for this seed; resolves when delayed calls have arrived. */
  calm(seed: number): Promise<void>;
  /** Resumes faults for this seed. */
  spoil(seed: number): void;
  stop(): Promise<void>;
};

/** Observes each call that can have a fault, before the fault. */
export type CallWatch = (seed: number, line: string, mishap: Mishap) => void;

/** Starts a proxy before the platform on loopback that injects faults into calls, by seed. */
export async function startFaultProxy(platform: FaultPlatform, watch: CallWatch): Promise<FaultProxy> {
  const clock = new CallClock();
  const calls = new Map<string, number>();
  const calmed = new Set<number>();
  const late = new Map<number, Promise<unknown>[]>();
  const seedOfCart = new Map<string, number>();

  const findSeed = (variables: Record<string, unknown>): number | null => {
    const text = JSON.stringify(variables);
    const named = /(?:seed-|F)(\d+)-/.exec(text)?.[1];
    if (named) return Number(named);
    const id = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(text)?.[0] ?? "";
    const key = platform.carts.get(id)?.key;
    const seed = seedOfCart.get(id) ?? Number(/seed-(\d+)-/.exec(key ?? "")?.[1] ?? Number.NaN);
    if (Number.isNaN(seed)) return null;
    seedOfCart.set(id, seed);
    return seed;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await readBody(request);
    if (body === null) return;
    if (request.url === "/oauth/token") {
      return send(response, { status: 200, body: { access_token: "token", expires_in: 172_800 } });
    }
    const { query, variables } = create(JSON.parse(body), Call);
    const operation = /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? "";
    const act = () => platform.execute(operation, query, variables);
    const seed = findSeed(variables);
    if (seed === null || calmed.has(seed)) return send(response, await act());
    const call = `${operation} ${describeActions(variables)}`;
    const nth = (calls.get(`${seed} ${call}`) ?? 0) + 1;
    calls.set(`${seed} ${call}`, nth);
    const mishap = chooseFault(seed, call, nth);
    const { fault, delayMs } = mishap;
    const version = variables.version === undefined ? "" : ` v${variables.version}`;
    watch(seed, `    platform ${call}${version} ${fault === "none" ? "" : `${fault} ${delayMs} ms`}`, mishap);
    clock.tick();
    const rest = await befall(mishap, act, request, response);
    if (rest) late.set(seed, [...(late.get(seed) ?? []), rest.late]);
  };
  const server = http.createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      request.socket.destroy();
      // A platform on a busy machine may close its connection: to the shop, that is one more broken call.
      if (!(error instanceof TypeError && error.message === "fetch failed")) throw error;
    });
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    clock,
    async calm(seed) {
      calmed.add(seed);
      await Promise.all(late.get(seed) ?? []);
    },
    spoil: (seed) => {
      calmed.delete(seed);
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * Responds to a call according to its fault.
 * Returns a promise for work executed after the connection was cut.
 */
async function befall(
  { fault, delayMs }: Mishap,
  act: () => Promise<PlatformAnswer>,
  { socket }: IncomingMessage,
  response: ServerResponse,
): Promise<{ readonly late: Promise<unknown> } | null> {
  if (fault === "cut-then-done") {
    socket.destroy();
    return { late: wait(delayMs).then(act) };
  }
  if (delayMs > 0) await wait(delayMs);
  switch (fault) {
    case "drop":
      socket.destroy();
      return null;
    case "500":
    case "503":
      response.writeHead(Number(fault)).end();
      return null;
    case "409":
      send(response, { status: 409, body: conflict });
      return null;
    case "done-then-cut":
      await act();
      socket.destroy();
      return null;
    case "done-then-503":
      await act();
      response.writeHead(503).end();
      return null;
    case "half-answer": {
      const text = JSON.stringify((await act()).body);
      response.writeHead(200, { "content-type": "application/json", "content-length": text.length * 4 });
      response.write(text.slice(0, text.length / 2), () => socket.destroy());
      return null;
    }
    case "twice":
      await act();
      send(response, await act());
      return null;
    default:
      send(response, await act());
      return null;
  }
}

/** A gateway's own conflict: it does not name the platform's version. */
const conflict = {
  data: null,
  errors: [{ message: "conflict", extensions: { code: "ConcurrentModification" } }],
};

function send(response: ServerResponse, { status, body }: PlatformAnswer): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

/** Describes a call's actions, without values that are random in each run. */
function describeActions({ actions }: Record<string, unknown>): string {
  const names = Array.isArray(actions) ? actions.map((action) => toShort(action)) : [];
  return names.filter((name) => !name.includes("lastBatch")).join(" ");
}

function toShort(action: unknown): string {
  return JSON.stringify(action).replaceAll(/["{}]/g, "").slice(0, 60);
}
