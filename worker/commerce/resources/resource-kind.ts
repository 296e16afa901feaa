import type { Struct } from "superstruct";
import type { JsonObject } from "../json/json.ts";
import type { Message } from "../messages/message.ts";
import type { RequestContext } from "../requests/request-context.ts";
import type { WhereFields } from "../where/where-fields.ts";

/** Sets one field of the resource from one property of the action: `changeName` sets `name` from `name`. */
export interface FieldAction {
  readonly field: string;
  readonly from: string;
  readonly required?: true;
}

/** Any other change of a resource's body (its references resolved); throws the platform's error if it fails. */
export type BodyAction = (body: JsonObject, action: JsonObject) => JsonObject;

export type ResourceActions = Readonly<Record<string, FieldAction | BodyAction>>;

/** A possible user of a resource: a condition on its id (?1) and key (?2), and the typeId of the user. */
export interface Referrer {
  readonly typeId: string;
  readonly exists: string;
}

/** A small resource: stored whole as JSON in the `resource` table, created from a draft, changed action by action. */
export interface ResourceKind {
  readonly typeId: string;
  /** Its name in messages: "The Zone with ID '…' was not found." */
  readonly label: string;
  /** Path segment of its REST endpoint. */
  readonly path: string;
  /** Scope group: reading needs `view_<scope>` or `manage_<scope>`, writing `manage_<scope>`. */
  readonly scope: string;
  /** Checks a draft whose references are resolved, and every changed body. */
  readonly draft: Struct<JsonObject, unknown>;
  /** A changed body in the draft's form, if the two differ. */
  toDraft?(body: JsonObject): JsonObject;
  /** Completes a draft with defaults and ids for storage. A repeat changes nothing. */
  complete(draft: JsonObject): JsonObject;
  /** A second unique name, e.g. a discount code's code. */
  readonly lookup?: { readonly field: string };
  readonly actions: ResourceActions;
  readonly fields: WhereFields;
  readonly referrers: readonly Referrer[];
  /** Called before a write with its data (`id` is null for a new one). Throws if the project's limit is reached. */
  requireCapacity?(context: RequestContext, id: string | null, data: JsonObject): Promise<void>;
  /** Statements that update indexes over this resource, in the batch of its write; a deletion has no data. */
  afterWrite?(
    context: Pick<RequestContext, "db" | "now">,
    id: string,
    data: JsonObject | null,
  ): readonly D1PreparedStatement[];
  /** Statements for the batch of an update that record its follow-up work, so that it can be continued. */
  noteFollowUp?(
    context: Pick<RequestContext, "db">,
    before: JsonObject,
    after: JsonObject,
  ): readonly D1PreparedStatement[];
  /** Finishes the follow-ups of former updates before the next one. */
  finishFollowUps?(context: RequestContext, id: string): Promise<void>;
  /** Work that follows a write and may take many batches; it must tolerate interruption and repeats. */
  followUp?(context: RequestContext, before: JsonObject | null, after: JsonObject | null): Promise<void>;
  /** The kind's own messages about a write; none if the platform has none. */
  toMessages?(change: ResourceChange): readonly Message[];
}

/** `before` is missing for a creation, `after` for a deletion. */
export interface ResourceChange {
  readonly before: JsonObject | null;
  readonly after: JsonObject | null;
}

/** `setDescription` → `description`: the common pattern of action names. */
export function fieldActions(...names: readonly string[]): Readonly<Record<string, FieldAction>> {
  const entries = names.map((name): [string, FieldAction] => {
    const bare = name.replace(/^(?:set|change)/, "");
    const field = bare.charAt(0).toLowerCase() + bare.slice(1);
    return [
      name,
      name.startsWith("change") ? { field, from: field, required: true } : { field, from: field },
    ];
  });
  return Object.fromEntries(entries);
}
