import { array, literal, type } from "superstruct";
import { invalidInput } from "../errors/platform-errors.ts";
import type { JsonObject } from "../json/json.ts";
import { KeyStruct } from "../resources/draft-structs.ts";
import { parseDraft, requireObject } from "../resources/parse-draft.ts";

/** The platform's limit of one import request. */
const MAX_RESOURCES = 20;

/** A resource of an import request, with its key. */
export interface KeyedResource {
  readonly key: string;
  readonly body: JsonObject;
}

/**
 * Parses `{type, resources}` with 1 to 20 resources of that type, each with a unique key. Throws InvalidJsonInput or
 * InvalidInput; then nothing is written.
 */
export function parseImportRequest(body: unknown, resourceType: string): readonly KeyedResource[] {
  const { resources } = parseDraft(
    requireObject(body),
    type({ type: literal(resourceType), resources: array(type({ key: KeyStruct })) }),
  );
  if (resources.length === 0 || resources.length > MAX_RESOURCES)
    throw invalidInput(`An import request must have between 1 and ${MAX_RESOURCES} resources.`);
  const keys = new Set(resources.map(({ key }) => key));
  if (keys.size < resources.length) throw invalidInput("A key stands twice in one import request.");
  return resources.map((resource) => ({ key: resource.key, body: requireObject(resource) }));
}
