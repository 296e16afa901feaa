import http from "node:http";
import type { AskShop } from "./check-shop.ts";

/** Requests a shop on this machine: Node cannot resolve `*.localhost`, so the Host header names it. */
export function askLocally(host: string, port: number): AskShop {
  return (path, headers = {}, body) =>
    new Promise((resolve, reject) => {
      const method = body === undefined ? "GET" : "POST";
      const options = { host: "127.0.0.1", port, path, method, headers: { ...headers, host } };
      const request = http.request(options, (response) => {
        const parts: Buffer[] = [];
        const pairs = Object.entries(response.headers).map(
          ([name, value]) => [name, String(value)] as [string, string],
        );
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("error", reject);
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: new Headers(pairs),
            text: Buffer.concat(parts).toString(),
          }),
        );
      });
      request.on("error", reject);
      request.end(body);
    });
}

/** Requests a deployed shop at its public host. */
export function askDeployed(host: string): AskShop {
  return async (path, headers = {}, body) => {
    const answer = await fetch(`https://${host}${path}`, {
      headers,
      redirect: "manual",
      signal: AbortSignal.timeout(15_000),
      ...(body !== undefined && { method: "POST", body }),
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
}
