import { array, type Infer, is, number, string, type } from "superstruct";
import type { GatewayError } from "../../foundation/gateway-error";
import { err, ok, type Result } from "../../foundation/result";
import { withTimeLimit } from "../with-time-limit";

type Answer<Value> = Promise<Result<Value, GatewayError>>;

type StoredRecord = { readonly objectID: string } & Readonly<Record<string, unknown>>;

/** One change of one record; a record that is put replaces the former one whole. */
export type RecordChange =
  | { readonly index: string; readonly put: StoredRecord }
  | { readonly index: string; readonly remove: string };

/** Words that mean the same, or with `input`: what a word also finds, but not the other way round. */
export type Synonym = { readonly input?: string; readonly words: readonly string[] };

export type FacetQuestion = { readonly index: string; readonly facet: string; readonly value: string };

export type SearchWriterOptions = {
  /** Base address of the search, the hosted service's or the embedded one's. */
  readonly apiUrl: string;
  readonly appId: string;
  /** May write records, settings and synonyms: never sent to a browser. */
  readonly writeKey: string;
  readonly fetch: typeof fetch;
};

/**
 * Fills the search over Algolia's REST protocol. The hosted service takes a change before it has done it, those of one
 * index in their order; what another index needs is waited for. Failures of 5xx, 429, cut connections and timeouts are retryable.
 */
export interface SearchWriter {
  /** Any number of changes of any indexes, in order. */
  change(changes: readonly RecordChange[]): Answer<void>;
  setSettings(index: string, settings: Readonly<Record<string, unknown>>): Answer<void>;
  /** Instead of those that the index has. */
  setSynonyms(index: string, synonyms: readonly Synonym[]): Answer<void>;
  /** Puts an index into the place of another, whose name it takes; what was there answers until then. */
  move(index: string, destination: string): Answer<void>;
  remove(index: string): Answer<void>;
  /** What a rebuild wrote on its index; null: there is no such index, or nothing on it. */
  readMark(index: string): Answer<IndexMark | null>;
  /** How many records of an index have a value of a facet; for each question in turn. */
  count(questions: readonly FacetQuestion[]): Answer<readonly number[]>;
  /** Ids of at most 1,000 records of each index whose `changesAt` is past; none while an index is missing. */
  findDue(indexes: readonly string[], now: Date): Answer<readonly string[]>;
  /** Products of an index that have reviews, with their number: at most 10,000; none while the index is missing. */
  listReviewed(index: string): Answer<ReadonlyMap<string, number>>;
}

/** The settings' free field; `builtAt`: what changed before it is in the index. */
const Marked = type({ userData: type({ mark: string(), builtAt: string() }) });

export type IndexMark = Infer<typeof Marked>["userData"];

const TaskAnswer = type({ taskID: number() });
const TaskState = type({ status: string() });
const CountAnswer = type({ results: array(type({ nbHits: number() })) });
const ReviewedAnswer = type({ hits: array(type({ objectID: string(), reviewCount: number() })) });
const DueAnswer = type({ results: array(type({ hits: array(type({ objectID: string() })) })) });

/** What a query reaches at most (`paginationLimitedTo`). */
const mostReviewedPages = 10;
const reviewedPerPage = 1_000;

/** The hosted service's advice for one request. */
const changesPerBatch = 1_000;
const duePerIndex = 1_000;

export function createSearchWriter(options: SearchWriterOptions): SearchWriter {
  const send = createSend(options);

  /** The last of a row of changes of one index: when it is done, all are. */
  async function finish(index: string, answer: Result<unknown, GatewayError>): Answer<void> {
    if (!answer.ok) return answer;
    const [problem, task] = TaskAnswer.validate(answer.value);
    if (problem) return failure("malformed", false, problem.message);
    return waitForTask(send, index, task.taskID);
  }

  return {
    async change(changes) {
      for (let at = 0; at < changes.length; at += changesPerBatch) {
        const batch = changes.slice(at, at + changesPerBatch);
        const [first] = batch;
        // Those of one index go to that index, which need not be looked for with each of them.
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
      // Replicas are there when the index has them: only then can they be told of.
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
    async readMark(index) {
      const answer = await send("GET", `${toPath(index)}/settings`);
      if (!answer.ok) return answer.error.code === notFound ? ok(null) : answer;
      return ok(is(answer.value, Marked) ? answer.value.userData : null);
    },
    async count(questions) {
      const answer = await send("POST", "/1/indexes/*/queries", { requests: questions.map(toCountQuery) });
      if (!answer.ok) return answer;
      const [problem, counted] = CountAnswer.validate(answer.value);
      return problem
        ? failure("malformed", false, problem.message)
        : ok(counted.results.map(({ nbHits }) => nbHits));
    },
    async findDue(indexes, now) {
      const answer = await send("POST", "/1/indexes/*/queries", { requests: toDueQueries(indexes, now) });
      if (!answer.ok) return answer.error.code === notFound ? ok([]) : answer;
      const [problem, due] = DueAnswer.validate(answer.value);
      if (problem) return failure("malformed", false, problem.message);
      return ok([...new Set(due.results.flatMap(({ hits }) => hits.map(({ objectID }) => objectID)))]);
    },
    async listReviewed(index) {
      const counts = new Map<string, number>();
      for (let page = 0; page < mostReviewedPages; page++) {
        const answer = await send("POST", `${toPath(index)}/query`, toReviewedQuery(page));
        if (!answer.ok) return answer.error.code === notFound ? ok(counts) : answer;
        const [problem, reviewed] = ReviewedAnswer.validate(answer.value);
        if (problem) return failure("malformed", false, problem.message);
        for (const { objectID, reviewCount } of reviewed.hits) counts.set(objectID, reviewCount);
        if (reviewed.hits.length < reviewedPerPage) break;
      }
      return ok(counts);
    },
  };
}

function toDone(answer: Result<unknown, GatewayError>): Result<void, GatewayError> {
  return answer.ok ? ok(undefined) : answer;
}

function toPath(index: string): string {
  return `/1/indexes/${encodeURIComponent(index)}`;
}

function toOperation(change: RecordChange, where: { readonly indexName?: string }) {
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

function toCountQuery({ index, facet, value }: FacetQuestion) {
  const facetFilters = [[`${facet}:${value}`]];
  return { indexName: index, query: "", facetFilters, hitsPerPage: 0, analytics: false };
}

function toDueQueries(indexes: readonly string[], now: Date) {
  return indexes.map((indexName) => ({
    indexName,
    query: "",
    numericFilters: [`changesAt<=${now.getTime()}`],
    attributesToRetrieve: ["objectID"],
    attributesToHighlight: [],
    hitsPerPage: duePerIndex,
    analytics: false,
  }));
}

function toReviewedQuery(page: number) {
  return {
    query: "",
    numericFilters: ["reviewCount>0"],
    attributesToRetrieve: ["objectID", "reviewCount"],
    attributesToHighlight: [],
    hitsPerPage: reviewedPerPage,
    page,
    analytics: false,
  };
}

const notFound = "not-found";

type Send = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: unknown) => Answer<unknown>;

/** A batch of 1,000 records takes its time. */
const requestTimeoutMs = 30_000;

function createSend({ apiUrl, appId, writeKey, fetch: ask }: SearchWriterOptions): Send {
  const headers = {
    "content-type": "application/json",
    "x-algolia-application-id": appId,
    "x-algolia-api-key": writeKey,
  };
  return async (method, path, body) => {
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    try {
      return await withTimeLimit(requestTimeoutMs, async (signal) => {
        const response = await ask(`${apiUrl}${path}`, { ...init, signal });
        return response.ok ? ok(await response.json()) : await toFailure(response);
      });
    } catch (error) {
      const isTimeout = error instanceof Error && error.name === "TimeoutError";
      const message = error instanceof Error ? error.message : "No answer";
      return failure(isTimeout ? "timeout" : "unavailable", true, message);
    }
  };
}

async function toFailure(response: Response): Answer<never> {
  const isTheirs = response.status >= 500 || response.status === 429;
  const text = (await response.text()).slice(0, 300);
  const message = `The search answered ${response.status}: ${text}`;
  const refused = failure(isTheirs ? "unavailable" : "rejected", isTheirs, message);
  return response.status === 404 ? err({ ...refused.error, code: notFound }) : refused;
}

const pollMs = 200;
const mostPolls = 600;

async function waitForTask(send: Send, index: string, taskId: number): Answer<void> {
  for (let poll = 0; poll < mostPolls; poll++) {
    const answer = await send("GET", `${toPath(index)}/task/${taskId}`);
    if (!answer.ok) return answer;
    const [problem, task] = TaskState.validate(answer.value);
    if (problem) return failure("malformed", false, problem.message);
    if (task.status === "published") return ok(undefined);
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  return failure("timeout", true, `The search has not finished task ${taskId} of ${index}`);
}

function failure(
  kind: GatewayError["kind"],
  retryable: boolean,
  message: string,
): { readonly ok: false; readonly error: GatewayError } {
  return { ok: false, error: { system: "search", kind, retryable, message } };
}
