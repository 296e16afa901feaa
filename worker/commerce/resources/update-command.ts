import { array, integer, max, min, size, type } from "superstruct";
import type { JsonObject } from "../json/json.ts";
import { draftOf, NameStruct } from "./draft-structs.ts";
import { parseDraft } from "./parse-draft.ts";

/** The body of an update over REST. */
export interface UpdateCommand {
  readonly version: number;
  readonly actions: readonly JsonObject[];
}

const Command = type({
  version: max(min(integer(), 0), Number.MAX_SAFE_INTEGER),
  actions: size(array(draftOf({ action: NameStruct })), 0, 500),
});

/** `{version, actions: [{action: "changeName", …}]}`. Throws InvalidJsonInput. */
export function parseUpdateCommand(body: unknown): UpdateCommand {
  return parseDraft(body, Command);
}
