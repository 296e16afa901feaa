import { readFile } from "node:fs/promises";
import path from "node:path";
import { type Request, Response } from "miniflare";
import { type DrawRequest, startGenerator } from "../base/load-demo.ts";
import { root } from "../house/run-command.mjs";
import { type BuiltWorker, filesWorker } from "./built-workers.ts";

const contentTypes: Readonly<Record<string, string>> = {
  ".svg": "image/svg+xml",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".pdf": "application/pdf",
};

/** Like `public/_headers`. */
const headers = {
  "Cache-Control": "public, max-age=86400, stale-while-revalidate=31536000",
  "X-Content-Type-Options": "nosniff",
};

export interface DemoFiles {
  /** Returns the worker of static files with the demo's files served from here; other workers are unchanged. */
  readonly connect: (worker: BuiltWorker) => BuiltWorker;
  readonly stop: () => void;
}

/**
 * Generates the demo's outdated pictures and documents in a background process and serves them meanwhile: a file that
 * is requested before it exists is generated first, so that no response is a 404 for a file that will exist.
 */
export function startDemoFiles(): DemoFiles {
  const generator = startGenerator();
  const waiting = new Map<string, PromiseWithResolvers<void>>();
  let isRunning = true;
  const end = () => {
    isRunning = false;
    for (const { resolve } of waiting.values()) resolve();
  };
  generator.on("exit", end);
  generator.on("error", end);
  generator.on("message", ({ url }: DrawRequest) => {
    waiting.get(url)?.resolve();
    waiting.delete(url);
  });

  /** Resolves when the file is complete, or when the generator has ended. */
  function complete(url: string): Promise<void> {
    if (!isRunning || !generator.connected) return Promise.resolve();
    const known = waiting.get(url);
    if (known) return known.promise;
    const wait = Promise.withResolvers<void>();
    waiting.set(url, wait);
    generator.send({ url } satisfies DrawRequest, (error) => error && wait.resolve());
    return wait.promise;
  }

  async function respond({ url, method }: Request): Promise<Response> {
    const { pathname } = new URL(url);
    const contentType = contentTypes[path.extname(pathname)];
    if (!contentType) return new Response(null, { status: 404 });
    await complete(pathname);
    const file = await readFile(path.join(root, "public", pathname)).catch(() => null);
    if (!file) return new Response(null, { status: 404 });
    return new Response(method === "HEAD" ? null : file, {
      headers: { ...headers, "Content-Type": contentType },
    });
  }

  return {
    connect: (worker) => (worker.name === filesWorker ? { ...worker, ...routeTo(respond) } : worker),
    stop: () => void generator.kill(),
  };
}

function routeTo(respond: (request: Request) => Promise<Response>) {
  return {
    serviceBindings: { DEMO: respond },
    script: `const ofDemo = /^\\/(?:pictures|manuals|labels|fiches)\\//;
      export default {
        fetch: (request, env) => (ofDemo.test(new URL(request.url).pathname) ? env.DEMO : env.FILES).fetch(request),
      };`,
  };
}
