import type { BuiltWorker } from "../serve/built-workers.ts";

const former = "ironhall-commerce";
const next = `${former}-next`;

/** The local database's id in both versions' wrangler.toml. */
const commerceDatabase = "00000000-0000-4000-8000-000000000001";
const redirectionsDatabase = "00000000-0000-4000-8000-000000000002";

/** Name of the worker that splits the platform's calls, as Cloudflare does between two versions. */
const splitter = "commerce-split";

/**
 * Percentage of calls to the next version: `POST /__share` with the number sets it; each call chooses a version at
 * random. `POST /__migrate` runs one migration on the database that the versions share.
 */
const script = `
let share = 0;
export default {
  async fetch(request, env) {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === "/__share") {
      share = Number(await request.text());
      return new Response(null, { status: 204 });
    }
    if (pathname === "/__migrate") {
      const database = env[searchParams.get("database")];
      await database.batch((await request.json()).map((query) => database.prepare(query)));
      return new Response(null, { status: 204 });
    }
    return (Math.random() * 100 < share ? env.NEXT : env.FORMER).fetch(request);
  },
};
`;

/**
 * Serves two versions of the platform on one database; callers reach both by percentage. `older` is the platform of
 * another checkout's build; without it both versions are the same code.
 */
export function serveTwoVersions(
  workers: readonly BuiltWorker[],
  older: BuiltWorker | null,
  controlPort: number,
): readonly BuiltWorker[] {
  const newer = workers.find(({ name }) => name === former);
  if (!newer) throw new Error(`The build has no worker ${former}`);
  const split: BuiltWorker = {
    name: splitter,
    modules: true,
    script,
    compatibilityDate: "2026-08-01",
    serviceBindings: { FORMER: former, NEXT: next },
    d1Databases: { COMMERCE: commerceDatabase, REDIRECTIONS: redirectionsDatabase },
    unsafeDirectSockets: [{ host: "127.0.0.1", port: controlPort }],
  };
  const others = workers
    .filter(({ name }) => name !== former)
    .map((worker) => ({ ...worker, serviceBindings: redirect(worker.serviceBindings) }));
  return [...others, { ...(older ?? newer), name: former }, { ...newer, name: next }, split];
}

function redirect(bindings: BuiltWorker["serviceBindings"]): BuiltWorker["serviceBindings"] {
  const entries = Object.entries(bindings ?? {});
  return Object.fromEntries(entries.map(([name, target]) => [name, target === former ? splitter : target]));
}
