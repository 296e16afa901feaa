import http from "node:http";

export type Answer = {
  readonly status: number;
  readonly contentType: string;
  /** The redirect target; empty without one. */
  readonly location: string;
  /** Empty for a HEAD request. */
  readonly text: string;
};

/** Requests a URL of a shop on this machine, without following redirects. */
export type Ask = (path: string, method?: "GET" | "HEAD") => Promise<Answer>;

const browserUserAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36";

/** Node cannot resolve `*.localhost`, so the Host header names the shop. */
export function openAsk(port: number, host: string): Ask & { close(): void } {
  const keepAliveAgent = new http.Agent({ keepAlive: true });
  const headers = { host: `${host}:${port}`, "user-agent": browserUserAgent, accept: "text/html,*/*" };
  const askBy = (agent: http.Agent | false, path: string, method: "GET" | "HEAD") =>
    new Promise<Answer>((resolve, reject) => {
      const request = http.request({ host: "127.0.0.1", port, path, method, agent, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("error", reject);
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            contentType: response.headers["content-type"] ?? "",
            location: response.headers.location ?? "",
            text: Buffer.concat(parts).toString("utf8"),
          }),
        );
      });
      request.on("error", reject);
      request.end();
    });
  // A server may close a connection just when it is reused, and others of the agent too: the retry opens a new one.
  const ask: Ask = (path, method = "GET") =>
    askBy(keepAliveAgent, path, method).catch(() => askBy(false, path, method));
  return Object.assign(ask, { close: () => keepAliveAgent.destroy() });
}
