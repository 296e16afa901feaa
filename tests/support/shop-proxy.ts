import http from "node:http";

/** A shop behind a controllable network: it can be cut, lose files and report another version. */
export type ShopProxy = {
  readonly port: number;
  /** Requested paths, with `HEAD ` or `POST ` before those that are not GET. */
  readonly asked: readonly string[];
  /** Stops responding: connections break. */
  cut(): void;
  mend(): void;
  /** Makes these paths 404 from now on. */
  lose(paths: RegExp): void;
  /** Changes the text of a path's responses. */
  change(path: string, change: (text: string) => string): void;
  /** Sends a path's responses up to this text; returns a function that sends the rest. */
  pause(path: string, after: string): () => void;
  close(): Promise<void>;
};

/** Opens a proxy between one browser and the journeys' server, on its own port: an origin without stored data. */
export async function openShopProxy(): Promise<ShopProxy> {
  const asked: string[] = [];
  const changes = new Map<string, (text: string) => string>();
  const pauses = new Map<string, Pause>();
  let lost: RegExp | null = null;
  let isCut = false;
  const server = http.createServer((request, response) => {
    const { url = "/", method = "GET", headers } = request;
    if (isCut) return void request.socket.destroy();
    asked.push(method === "GET" ? url : `${method} ${url}`);
    if (lost?.test(url)) return void response.writeHead(404).end();
    const change = changes.get(url);
    const pause = pauses.get(url);
    const options = {
      host: "127.0.0.1",
      port: Number(process.env.IRONHALL_PORT),
      path: url,
      method,
      headers: change || pause ? { ...headers, "accept-encoding": "identity" } : headers,
    };
    const passed = http.request(options, (answer) => {
      if (change) return void answerChanged(answer, response, change);
      if (pause) return void answerInTwo(answer, response, pause);
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on("error", () => response.destroy());
    request.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The proxy has no port");
  return {
    port: address.port,
    asked,
    cut() {
      isCut = true;
      server.closeAllConnections();
    },
    mend() {
      isCut = false;
    },
    lose(paths) {
      lost = paths;
    },
    change: (path, change) => void changes.set(path, change),
    pause(path, after) {
      const gate = Promise.withResolvers<void>();
      pauses.set(path, { after, ends: gate.promise });
      return gate.resolve;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Pause = { readonly after: string; readonly ends: Promise<void> };

async function answerChanged(
  answer: http.IncomingMessage,
  response: http.ServerResponse,
  change: (text: string) => string,
): Promise<void> {
  const text = await readText(answer, response);
  response.end(change(text));
}

async function answerInTwo(
  answer: http.IncomingMessage,
  response: http.ServerResponse,
  { after, ends }: Pause,
): Promise<void> {
  const text = await readText(answer, response);
  const end = text.indexOf(after) + after.length;
  if (end < after.length) throw new Error(`The response has no ${after}`);
  response.write(text.slice(0, end));
  await ends;
  response.end(text.slice(end));
}

/** Reads a response whole, and sends its status and headers. */
async function readText(answer: http.IncomingMessage, response: http.ServerResponse): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  const { "content-length": _, ...headers } = answer.headers;
  response.writeHead(answer.statusCode ?? 502, headers);
  return Buffer.concat(parts).toString("utf8");
}
