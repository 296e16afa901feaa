import http from "node:http";

/** Requests and failures of one kind of visit. */
export type LoadCounts = {
  readonly requests: number;
  /** `GET /path: 503`, each once with its count. */
  readonly failures: ReadonlyMap<string, number>;
};

export type Load = {
  /** Returns and resets the metrics since the last call. */
  takeCounts(): LoadCounts;
  stop(): Promise<void>;
};

type Answer = { readonly status: number; readonly cookie: string; readonly text: string };

const browser =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36";

type Ask = (method: string, path: string, body?: string, cookie?: string) => Promise<Answer>;

/** Node cannot resolve `*.localhost`, so the Host header names the shop. */
function openAsk(port: number, host: string, agent: http.Agent): Ask {
  return (method, path, body, cookie = "") =>
    new Promise((resolve, reject) => {
      const headers = {
        host: `${host}:${port}`,
        "user-agent": browser,
        accept: "text/html,*/*",
        ...(cookie && { cookie }),
        ...(body !== undefined && { "content-type": "application/json" }),
      };
      const request = http.request({ host: "127.0.0.1", port, method, path, agent, headers }, (response) => {
        const cookies = (response.headers["set-cookie"] ?? []).map((line) => line.split(";")[0]);
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("error", reject);
        response.on("end", () => {
          const text = Buffer.concat(parts).toString();
          resolve({ status: response.statusCode ?? 0, cookie: cookies.join("; "), text });
        });
      });
      request.on("error", reject);
      request.end(body);
    });
}

/** Finds an article that the shop sells, in its sitemap. */
export async function findArticle(port: number, host: string): Promise<{ path: string; sku: string }> {
  const ask = openAsk(port, host, new http.Agent());
  const { text } = await ask("GET", "/sitemap-products-1.xml");
  for (const [, address = ""] of text.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const path = new URL(address).pathname;
    const sku = /"(EX\d{8}[^"&]*)"/.exec((await ask("GET", path)).text)?.[1];
    if (!sku) continue;
    const { status } = await ask("POST", "/new-ct/addToCart", JSON.stringify([{ sku, quantity: 1 }]));
    if (status === 200) return { path, sku };
  }
  throw new Error("The shop sells nothing: fill it first");
}

/** Sends requests without pause until stopped: pages of the given paths, and carts that are filled. */
export function driveLoad(options: {
  readonly port: number;
  readonly host: string;
  readonly paths: readonly string[];
  readonly sku: string;
  readonly visitors: number;
}): Load {
  const { port, host, paths, sku, visitors } = options;
  const agent = new http.Agent({ keepAlive: true, maxSockets: visitors * 2 });
  let isStopped = false;
  let requests = 0;
  let failures = new Map<string, number>();
  const note = (what: string) => failures.set(what, (failures.get(what) ?? 0) + 1);

  const ask = openAsk(port, host, agent);

  /** A missing or unsuccessful response is a failure, and so is a closed connection. */
  const count = async (
    method: string,
    path: string,
    body?: string,
    cookie?: string,
  ): Promise<Answer | null> => {
    requests += 1;
    try {
      const answer = await ask(method, path, body, cookie);
      if (answer.status >= 400) note(`${method} ${path}: ${answer.status}`);
      return answer;
    } catch (error) {
      note(`${method} ${path}: ${error instanceof Error ? error.message : String(error)}`);
      return null;
    }
  };

  const visit = async (visitor: number) => {
    for (let turn = visitor; !isStopped; turn += 1) {
      await count("GET", paths[turn % paths.length] ?? "/");
      if (turn % 4 !== 0) continue;
      const added = await count("POST", "/new-ct/addToCart", JSON.stringify([{ sku, quantity: 1 }]));
      if (added?.cookie) await count("POST", "/new-ct/getCart", "[{}]", added.cookie);
    }
  };
  const all = Array.from({ length: visitors }, (_, visitor) => visit(visitor));
  return {
    takeCounts() {
      const counts = { requests, failures };
      requests = 0;
      failures = new Map();
      return counts;
    },
    async stop() {
      isStopped = true;
      await Promise.all(all);
      agent.destroy();
    },
  };
}
