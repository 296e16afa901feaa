import http from "node:http";
import { keepCookies, toCookieHeader } from "./keep-cookies.ts";

export type GuestAnswer = {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly text: string;
};

export type GuestRequest = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | readonly string[];
  /** Receives the text received so far. */
  readonly onText?: (soFar: string) => void;
};

// A browser's user agent: clients detected as crawlers get whole pages instead of streams.
const userAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36";

/** An HTTP client of one host with a cookie jar: sends what a shopper's browser sends. */
export class Guest {
  readonly host: string;
  readonly #port: number;
  readonly cookies = new Map<string, string>();

  constructor(port: number, hostname: string) {
    this.#port = port;
    this.host = `${hostname}:${port}`;
  }

  get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<GuestAnswer> {
    return this.send(path, { headers });
  }

  /** Opens a link like a browser: follows one redirect within the shop, with the cookies it sets. */
  async open(path: string): Promise<GuestAnswer> {
    const { status, headers, ...rest } = await this.get(path);
    const { location } = headers;
    if (status < 300 || status > 399 || !location?.startsWith("/")) return { status, headers, ...rest };
    return this.get(location);
  }

  /** Posts a form like a browser without scripts. */
  submit(path: string, fields: Readonly<Record<string, string>>): Promise<GuestAnswer> {
    return this.send(path, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", origin: `http://${this.host}` },
      body: new URLSearchParams(fields).toString(),
    });
  }

  /** Calls an operation of the middleware API; returns its status and response. */
  async call(
    operation: string,
    args: unknown = {},
    key?: string,
  ): Promise<{ status: number; data?: unknown; error?: { code: string } }> {
    const answer = await this.send(`/new-ct/${operation}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(key && { "idempotency-key": key }) },
      body: JSON.stringify([args]),
    });
    return { status: answer.status, ...JSON.parse(answer.text) };
  }

  send(
    path: string,
    { method = "GET", headers = {}, body = "", onText }: GuestRequest = {},
  ): Promise<GuestAnswer> {
    const cookie = toCookieHeader(this.cookies);
    return new Promise((resolve, reject) => {
      const request = http.request(
        {
          host: "127.0.0.1",
          port: this.#port,
          path,
          method,
          agent: false,
          headers: { host: this.host, "user-agent": userAgent, ...(cookie && { cookie }), ...headers },
        },
        (response) => {
          keepCookies(this.cookies, response.headers["set-cookie"] ?? []);
          let text = "";
          response.setEncoding("utf8");
          response.on("data", (chunk: string) => {
            text += chunk;
            onText?.(text);
          });
          response.on("error", reject);
          response.on("end", () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
          );
        },
      );
      request.on("error", reject);
      for (const part of typeof body === "string" ? [body] : body) if (part) request.write(part);
      request.end();
    });
  }
}
