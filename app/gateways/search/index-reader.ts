import { array, type Infer, is, nullable, number, record, string, type, unknown } from "superstruct";
import { ok } from "../../foundation/result";
import { type Answer, notFound, type Send, toPath } from "./request-search-service";
import { failure } from "./search-failure";

export type WantedRecord = { readonly index: string; readonly id: string };

export type FacetQuestion = { readonly index: string; readonly facet: string; readonly value: string };

/** The settings' free field; `builtAt`: earlier changes are in the index. */
const Marked = type({ userData: type({ mark: string(), builtAt: string() }) });

export type IndexMark = Infer<typeof Marked>["userData"];

const CountAnswer = type({ results: array(type({ nbHits: number() })) });
const ReviewedAnswer = type({ hits: array(type({ objectID: string(), reviewCount: number() })) });
const DueAnswer = type({ results: array(type({ hits: array(type({ objectID: string() })) })) });

const RecordsAnswer = type({ results: array(nullable(record(string(), unknown()))) });

/** The maximum hits of a query (`paginationLimitedTo`). */
const maxReviewedPages = 10;
const reviewedPerPage = 1_000;
const duePerIndex = 1_000;
/** The maximum of one request, here and at the hosted service. */
const queriesPerRequest = 50;
const recordsPerRequest = 1_000;

/** Reads that the feed needs of the indexes that it fills. */
export interface IndexReader {
  /** The mark that a rebuild wrote on its index; null: no such index, or no mark. */
  readMark(index: string): Answer<IndexMark | null>;
  /** For each question, how many records of an index have a value of a facet. */
  count(questions: readonly FacetQuestion[]): Answer<readonly number[]>;
  /** Ids of at most 1,000 records of each index whose `changesAt` is past; empty while an index is missing. */
  findDue(indexes: readonly string[], now: Date): Answer<readonly string[]>;
  /** Attributes of records, in the order of the requests; null: no such record or index. */
  readRecords(
    wanted: readonly WantedRecord[],
    attributes: readonly string[],
  ): Answer<readonly (Readonly<Record<string, unknown>> | null)[]>;
  /** Products of an index with reviews, and their number: at most 10,000; empty while the index is missing. */
  listReviewed(index: string): Answer<ReadonlyMap<string, number>>;
}

export function createIndexReader(send: Send): IndexReader {
  return {
    async readMark(index) {
      const answer = await send("GET", `${toPath(index)}/settings`);
      if (!answer.ok) return answer.error.code === notFound ? ok(null) : answer;
      return ok(is(answer.value, Marked) ? answer.value.userData : null);
    },
    async count(questions) {
      const counts: number[] = [];
      for (let at = 0; at < questions.length; at += queriesPerRequest) {
        const requests = questions.slice(at, at + queriesPerRequest).map(toCountQuery);
        const answer = await send("POST", "/1/indexes/*/queries", { requests });
        if (!answer.ok) return answer;
        const [problem, counted] = CountAnswer.validate(answer.value);
        if (problem) return failure("malformed", false, problem.message);
        counts.push(...counted.results.map(({ nbHits }) => nbHits));
      }
      return ok(counts);
    },
    async findDue(indexes, now) {
      const answer = await send("POST", "/1/indexes/*/queries", { requests: toDueQueries(indexes, now) });
      if (!answer.ok) return answer.error.code === notFound ? ok([]) : answer;
      const [problem, due] = DueAnswer.validate(answer.value);
      if (problem) return failure("malformed", false, problem.message);
      return ok([...new Set(due.results.flatMap(({ hits }) => hits.map(({ objectID }) => objectID)))]);
    },
    async readRecords(wanted, attributes) {
      const found: (Readonly<Record<string, unknown>> | null)[] = [];
      for (let at = 0; at < wanted.length; at += recordsPerRequest) {
        const piece = wanted.slice(at, at + recordsPerRequest);
        const requests = piece.map(({ index, id }) => ({
          indexName: index,
          objectID: id,
          attributesToRetrieve: attributes,
        }));
        const answer = await send("POST", "/1/indexes/*/objects", { requests });
        if (!answer.ok && answer.error.code !== notFound) return answer;
        const [problem, read] = RecordsAnswer.validate(answer.ok ? answer.value : { results: [] });
        if (problem) return failure("malformed", false, problem.message);
        found.push(...piece.map((_, place) => read.results[place] ?? null));
      }
      return ok(found);
    },
    async listReviewed(index) {
      const counts = new Map<string, number>();
      for (let page = 0; page < maxReviewedPages; page++) {
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
