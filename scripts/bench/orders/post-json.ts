import http from "node:http";

const agent = new http.Agent({ keepAlive: true });

export type JsonAnswer = {
  readonly status: number;
  readonly body: unknown;
  readonly cookies: readonly string[];
};

/** Posts to one of the local hosts (`sk`, `platform`); as many connections as there are requests at once. */
export function postJson(
  port: number,
  host: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  draft: unknown,
): Promise<JsonAnswer> {
  const sent = { ...headers, "content-type": "application/json", host: `${host}.localhost:${port}` };
  return new Promise((resolve, reject) => {
    const options = { host: "127.0.0.1", port, path, method: "POST", headers: sent, agent };
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
    request.on("error", reject);
    request.end(JSON.stringify(draft));
  });
}
