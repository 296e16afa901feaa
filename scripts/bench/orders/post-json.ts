import http from "node:http";

export type JsonAnswer = {
  readonly status: number;
  readonly body: unknown;
  readonly cookies: readonly string[];
};

/** Posts to one of the local hosts (`sk`, `platform`) over a new connection: one connection per shopper. */
export function postJson(
  port: number,
  host: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  draft: unknown,
): Promise<JsonAnswer> {
  const sent = { ...headers, "content-type": "application/json", host: `${host}.localhost:${port}` };
  return new Promise((resolve, reject) => {
    const options = { host: "127.0.0.1", port, path, method: "POST", headers: sent, agent: false };
    const request = http.request(options, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => {
        text += chunk;
      });
      response.on("end", () => {
        const cookies = response.headers["set-cookie"] ?? [];
        resolve({ status: response.statusCode ?? 0, body: JSON.parse(text), cookies });
      });
    });
    request.on("error", (error) => reject(new Error(`${host} ${path}: ${error.message}`, { cause: error })));
    request.end(JSON.stringify(draft));
  });
}
