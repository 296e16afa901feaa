import type { IRequest } from "itty-router";
import { checkSettings, listReplicas } from "../records/index-settings.ts";
import type { Environment } from "../requests/environment.ts";
import {
  askIndex,
  checkIndexName,
  ensurePlace,
  openDirectory,
  openForWriting,
  openObject,
  requirePlace,
} from "../requests/find-index.ts";
import { readBody } from "../requests/read-body.ts";
import { SearchError } from "../requests/search-error.ts";
import { requireOfferedSettings } from "./offered-settings.ts";
import { toTask } from "./tasks.ts";

type Json = Readonly<Record<string, unknown>>;

/** `GET /1/indexes` */
export async function listIndexes(_request: Request, environment: Environment): Promise<Response> {
  const places = await openDirectory(environment).list();
  const items = await Promise.all(
    places.map(async ({ name, object, primary, createdAt }) => {
      const { entries, bytes, replicas } = await openObject(environment, object).describe();
      const created = new Date(createdAt).toISOString();
      const relation =
        primary === null ? (replicas.length > 0 ? { replicas } : {}) : { primary, virtual: true };
      return {
        name,
        entries,
        dataSize: bytes,
        fileSize: bytes,
        createdAt: created,
        updatedAt: created,
        lastBuildTimeS: 0,
        numberOfPendingTasks: 0,
        pendingTask: false,
        ...relation,
      };
    }),
  );
  return Response.json({ items, nbPages: 1 });
}

/** `DELETE /1/indexes/{index}`; a missing one is no error, as on the hosted service. */
export async function deleteIndex(request: IRequest, environment: Environment): Promise<Response> {
  const object = await openDirectory(environment).remove(request.params.index ?? "");
  if (object) await openObject(environment, object).destroy();
  return Response.json({ ...toTask(), deletedAt: new Date().toISOString() });
}

export async function readSettings(request: IRequest, environment: Environment): Promise<Response> {
  const { index = "" } = request.params;
  return Response.json(await askIndex<Json>(environment, index, (each) => each.readSettings(index)));
}

export async function writeSettings(
  request: IRequest & Request,
  environment: Environment,
): Promise<Response> {
  const { index = "" } = request.params;
  const settings = await readBody(request);
  checkSettings(settings);
  requireOfferedSettings(settings);
  for (const replica of listReplicas(settings)) {
    checkIndexName(replica.name);
    if (replica.name === index) throw new SearchError(400, `Index ${index} cannot be a replica of itself`);
  }
  const place = await ensurePlace(environment, index);
  const object = openObject(environment, place.object);
  const replicas = await object.writeSettings(index, settings, request.query.forwardToReplicas === "true");
  if (place.primary === null && settings.replicas !== undefined)
    await openDirectory(environment).setReplicas(index, [...replicas]);
  return Response.json(toTask());
}

/** `POST /1/indexes/{index}/operation`: moves or copies an index, a copy whole or in part. */
export async function operateIndex(request: IRequest & Request, environment: Environment): Promise<Response> {
  const { index = "" } = request.params;
  const { operation, destination, scope } = await readBody(request);
  if (typeof destination !== "string" || destination === "")
    throw new SearchError(400, "Missing mandatory attribute: destination");
  checkIndexName(destination);
  if (index === destination) throw new SearchError(400, "Source and destination are the same index");
  if (operation === "move") await moveIndex(environment, index, destination);
  else if (operation === "copy") await copyIndex(environment, index, destination, readScope(scope));
  else throw new SearchError(400, `Invalid operation: ${String(operation)}`);
  return Response.json(toTask());
}

/**
 * The old index serves until its name points to the new one; the replicas of the name stay and order the new records.
 */
async function moveIndex(environment: Environment, source: string, destination: string): Promise<void> {
  const from = await requirePlace(environment, source);
  if (from.primary !== null) throw new SearchError(400, `Cannot move the replica index ${source}`);
  const directory = openDirectory(environment);
  const [to] = await directory.find([destination]);
  if (to?.primary) throw new SearchError(400, `Cannot move to the replica index ${destination}`);
  const former = to ? await openObject(environment, to.object).exportSettings() : { own: {}, replicas: {} };
  const lines: unknown = former.own.replicas;
  await openObject(environment, from.object).takeName(
    destination,
    former.replicas,
    Array.isArray(lines) ? lines.map(String) : [],
  );
  const old = await directory.move(source, destination);
  environment.known.delete(source);
  environment.known.delete(destination);
  if (old && old !== from.object) await openObject(environment, old).destroy();
}

type Scope = ReadonlySet<"records" | "settings" | "synonyms" | "rules">;

function readScope(scope: unknown): Scope {
  const all = ["records", "settings", "synonyms", "rules"] as const;
  if (!Array.isArray(scope)) return new Set(all);
  return new Set(all.filter((name) => scope.includes(name)));
}

const copiedAtOnce = 500;

async function copyIndex(
  environment: Environment,
  source: string,
  destination: string,
  scope: Scope,
): Promise<void> {
  const place = await requirePlace(environment, source);
  const from = openObject(environment, place.object);
  const to = await openForWriting(environment, destination);
  if (scope.has("settings")) {
    const { replicas: _replicas, ...settings } = (await from.exportSettings()).own;
    await to.writeSettings(destination, settings, false);
  }
  if (scope.has("synonyms")) {
    const synonyms = await askIndex<readonly Json[]>(environment, source, (each) =>
      each.readSynonyms(source),
    );
    await to.writeSynonyms([...synonyms], true);
  }
  if (!scope.has("records")) return;
  await to.write([{ action: "clear", body: {} }]);
  for (let after: number | null = 0; after !== null; ) {
    const last: number = after;
    const page = await askIndex<{ records: Json[]; last: number | null }>(environment, source, (each) =>
      each.browse(source, last, copiedAtOnce),
    );
    await to.write(page.records.map((body) => ({ action: "addObject", body })));
    after = page.last;
  }
}
