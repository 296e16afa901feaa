import http from "node:http";
import type { RecordedStatement } from "./record-database.ts";
import { credentials, projectKey } from "./start-platform.ts";

const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });

function send(url: string, headers: Record<string, string>, body: string): Promise<string> {
  const options = {
    method: "POST",
    agent,
    headers: { ...headers, "content-length": Buffer.byteLength(body) },
  };
  return new Promise((resolve, reject) => {
    const request = http.request(url, options, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => {
        const text = Buffer.concat(parts).toString("utf8");
        if ((response.statusCode ?? 500) < 300) resolve(text);
        else reject(new Error(`${response.statusCode} ${text.slice(0, 500)}`));
      });
    });
    request.on("error", reject);
    request.end(body);
  });
}

/** A client of a measured platform with one server token. */
export class BenchClient {
  readonly #url: string;
  readonly #headers: Record<string, string>;

  private constructor(url: string, headers: Record<string, string>) {
    this.#url = url;
    this.#headers = headers;
  }

  static async connect(url: string): Promise<BenchClient> {
    const basic = Buffer.from(`${credentials.id}:${credentials.secret}`).toString("base64");
    const form = { authorization: `Basic ${basic}`, "content-type": "application/x-www-form-urlencoded" };
    const answer = await send(`${url}oauth/token`, form, "grant_type=client_credentials");
    const { access_token: token }: { access_token: string } = JSON.parse(answer);
    return new BenchClient(url, { authorization: `Bearer ${token}`, "content-type": "application/json" });
  }

  post(path: string, body: string): Promise<string> {
    return send(`${this.#url}${projectKey}/${path}`, this.#headers, body);
  }

  graphql(body: string): Promise<string> {
    return this.post("graphql", body);
  }

  /** Executes a request and returns its statements. */
  async record(body: string): Promise<{ statements: RecordedStatement[][]; answer: unknown }> {
    const headers = { ...this.#headers, "x-record": "1" };
    return JSON.parse(await send(`${this.#url}${projectKey}/graphql`, headers, body));
  }

  replay(groups: string): Promise<string> {
    return send(`${this.#url}replay`, this.#headers, groups);
  }
}
