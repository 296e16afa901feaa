import http from "node:http";
import https from "node:https";

export interface PlainRequest {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface PlainResponse {
  readonly status: number;
  readonly text: string;
}

const timeoutMs = 30_000;
const agents = {
  http: new http.Agent({ keepAlive: true, maxSockets: 16 }),
  https: new https.Agent({ keepAlive: true, maxSockets: 16 }),
};

/**
 * Sends one request and reads the whole response. Names that end in `.localhost` are sent to 127.0.0.1 with a Host
 * header, because Node does not resolve them like browsers.
 */
export function sendRequest({ method, url, headers, body }: PlainRequest): Promise<PlainResponse> {
  const target = new URL(url);
  const isLocal = target.hostname.endsWith(".localhost");
  const isSecure = target.protocol === "https:";
  const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
  const options: http.RequestOptions = {
    method,
    protocol: target.protocol,
    hostname: isLocal ? "127.0.0.1" : target.hostname,
    port: target.port,
    path: `${target.pathname}${target.search}`,
    headers: { ...headers, ...length, host: target.host },
    agent: isSecure ? agents.https : agents.http,
    timeout: timeoutMs,
  };
  return new Promise((resolve, reject) => {
    const request = (isSecure ? https : http).request(options, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("error", reject);
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString("utf8") }),
      );
    });
    request.on("timeout", () => request.destroy(new Error(`no response within ${timeoutMs / 1000} s`)));
    request.on("error", reject);
    request.end(body);
  });
}
