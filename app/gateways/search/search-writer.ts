import { number, string, type } from "superstruct";
import type { GatewayError } from "../../foundation/gateway-error";
import { ok, type Result } from "../../foundation/result";
import { createIndexReader, type IndexReader } from "./index-reader";
import {
  type Answer,
  createSend,
  type SearchServiceOptions,
  type Send,
  toPath,
} from "./request-search-service";
import { failure } from "./search-failure";

type StoredRecord = { readonly objectID: string } & Readonly<Record<string, unknown>>;

/** One change of one record: `put` replaces it whole, `update` sets attributes of an existing record. */
export type RecordChange =
  | { readonly index: string; readonly put: StoredRecord }
  | { readonly index: string; readonly update: StoredRecord }
  | { readonly index: string; readonly remove: string };

/** Words of the same meaning; with `input`: words that this word finds too, but not the reverse. */
export type Synonym = { readonly input?: string; readonly words: readonly string[] };

/**
 * Fills the search over Algolia's REST protocol.
 * The hosted service accepts a change before it is applied, and applies those of one index in order; a change that
 * another index needs is awaited. Failures of 5xx, 429, cut connections and timeouts are retryable.
 */
export interface SearchWriter extends IndexReader {
  /** Applies any number of changes to any indexes, in order. */
  change(changes: readonly RecordChange[]): Answer<void>;
  setSettings(index: string, settings: Readonly<Record<string, unknown>>): Answer<void>;
  /** Replaces the synonyms of the index. */
  setSynonyms(index: string, synonyms: readonly Synonym[]): Answer<void>;
  /** Renames an index to the name of another, which serves queries until then. */
  move(index: string, destination: string): Answer<void>;
  remove(index: string): Answer<void>;
}

const TaskAnswer = type({ taskID: number() });
const TaskState = type({ status: string() });

/** The hosted service's recommended batch size. */
const changesPerBatch = 1_000;

export function createSearchWriter(options: SearchServiceOptions): SearchWriter {
  const send = createSend(options);

  /** Waits for the last change of an index: when it is applied, all earlier ones are. */
  async function finish(index: string, answer: Result<unknown, GatewayError>): Answer<void> {
    if (!answer.ok) return answer;
    const [problem, task] = TaskAnswer.validate(answer.value);
    if (problem) return failure("malformed", false, problem.message);
    return waitForTask(send, index, task.taskID);
  }

  return {
    ...createIndexReader(send),
    async change(changes) {
      for (let at = 0; at < changes.length; at += changesPerBatch) {
        const batch = changes.slice(at, at + changesPerBatch);
        const [first] = batch;
        // A batch for one index uses that index's route, so that no record needs to name the index.
        const isOfOne = first !== undefined && batch.every(({ index }) => index === first.index);
        const path = isOfOne ? toPath(first.index) : "/1/indexes/*";
        const requests = batch.map((change) =>
          toOperation(change, isOfOne ? {} : { indexName: change.index }),
        );
        const answer = await send("POST", `${path}/batch`, { requests });
        if (!answer.ok) return answer;
      }
      return ok(undefined);
    },
    async setSettings(index, settings) {
      const answer = await send("PUT", `${toPath(index)}/settings`, settings);
      // Replicas exist once the index lists them: only then can they get settings.
      return "replicas" in settings ? finish(index, answer) : toDone(answer);
    },
    async setSynonyms(index, synonyms) {
      const path = `${toPath(index)}/synonyms/batch?replaceExistingSynonyms=true`;
      return toDone(await send("POST", path, synonyms.map(toSynonym)));
    },
    async move(index, destination) {
      const answer = await send("POST", `${toPath(index)}/operation`, { operation: "move", destination });
      return finish(destination, answer);
    },
    async remove(index) {
      return toDone(await send("DELETE", toPath(index)));
    },
  };
}

function toDone(answer: Result<unknown, GatewayError>): Result<void, GatewayError> {
  return answer.ok ? ok(undefined) : answer;
}

function toOperation(change: RecordChange, where: { readonly indexName?: string }) {
  if ("update" in change) return { action: "partialUpdateObjectNoCreate", ...where, body: change.update };
  return "put" in change
    ? { action: "addObject", ...where, body: change.put }
    : { action: "deleteObject", ...where, body: { objectID: change.remove } };
}

function toSynonym({ input, words }: Synonym, at: number) {
  const objectID = `synonym-${at}`;
  return input === undefined
    ? { objectID, type: "synonym", synonyms: words }
    : { objectID, type: "oneWaySynonym", input, synonyms: words };
}

const pollMs = 200;
const maxPolls = 600;

async function waitForTask(send: Send, index: string, taskId: number): Answer<void> {
  for (let poll = 0; poll < maxPolls; poll++) {
    const answer = await send("GET", `${toPath(index)}/task/${taskId}`);
    if (!answer.ok) return answer;
    const [problem, task] = TaskState.validate(answer.value);
    if (problem) return failure("malformed", false, problem.message);
    if (task.status === "published") return ok(undefined);
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  return failure("timeout", true, `The search has not finished task ${taskId} of ${index}`);
}
