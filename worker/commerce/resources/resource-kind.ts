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

/** Any other change of a resource's body (its references resolved); throws the platform's error when it cannot. */
export type BodyAction = (body: JsonObject, action: JsonObject) => JsonObject;

export type ResourceActions = Readonly<Record<string, FieldAction | BodyAction>>;

/** What may still use a resource: a condition on its id (?1) and key (?2), and the typeId of the user. */
export interface Referrer {
  readonly typeId: string;
  readonly exists: string;
}

/** A small resource: kept whole as JSON in the `resource` table, created from a draft, changed action by action. */
export interface ResourceKind {
  readonly typeId: string;
  /** Its name in messages to people: "The Zone with ID '…' was not found." */
  readonly label: string;
  /** Path segment of its REST endpoint. */
  readonly path: string;
  /** Scope group: reading needs `view_<scope>` or `manage_<scope>`, writing `manage_<scope>`. */
  readonly scope: string;
  /** Checks a draft whose references are resolved, and every changed body. */
  readonly draft: Struct<JsonObject, unknown>;
  /** A changed body in the draft's form, where the two differ. */
  toDraft?(body: JsonObject): JsonObject;
  /** Draft to stored data: defaults and ids. Completing twice is completing once. */
  complete(draft: JsonObject): JsonObject;
  /** A second unique name, e.g. a discount code's code. */
  readonly lookup?: { readonly field: string };
  readonly actions: ResourceActions;
  readonly fields: WhereFields;
  readonly referrers: readonly Referrer[];
  /** Asked before a write of what is to be (`id` is null for a new one). Throws where the project has no room for it. */
  requireRoom?(context: RequestContext, id: string | null, data: JsonObject): Promise<void>;
  /** Statements that keep indexes over this resource right, in the batch of its write; a deletion has no data. */
  afterWrite?(
    context: Pick<RequestContext, "db" | "now">,
    id: string,
    data: JsonObject | null,
  ): readonly D1PreparedStatement[];
  /** Statements for the batch of an update that note what its follow-up has to do, so that it can be gone on with. */
  noteFollowUp?(
    context: Pick<RequestContext, "db">,
    before: JsonObject,
    after: JsonObject,
  ): readonly D1PreparedStatement[];
  /** Does what the follow-ups of former updates left undone, ahead of the next one. */
  finishFollowUps?(context: RequestContext, id: string): Promise<void>;
  /** Work that follows a write and may take many batches; it must stand being cut off and done again. */
  followUp?(context: RequestContext, before: JsonObject | null, after: JsonObject | null): Promise<void>;
  /** What a write says in messages of the kind's own; none where the platform has none. */
  toMessages?(change: ResourceChange): readonly Message[];
}

/** A creation has nothing before, a deletion nothing after. */
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
