import { array, boolean, nullable, optional, string, type } from "superstruct";
import type { GatewayError } from "../../foundation/gateway-error";
import { err, ok, type Result } from "../../foundation/result";
import type { RecommendationType } from "../../recommendations/model/recommendation-type";
import type { TimedMemo } from "../commerce/timed-memo";
import { withTimeLimit } from "../with-time-limit";
import type {
  RecommendationQuestion,
  RecommendationsGateway,
  RecommendedItem,
} from "./recommendations-gateway";

/** Fills rows below the first view: later results come after the visitor has scrolled past. */
const requestTimeoutMs = 1_000;

export type RecommendationSettings = {
  /** Base URL of the service's API. */
  readonly apiUrl: string;
  readonly projectToken: string;
  readonly keyId: string;
  readonly secret: string;
  /** Ids of the models at the service; a type without one is named by itself. */
  readonly engines: Readonly<Partial<Record<RecommendationType, string>>>;
};

type Options = RecommendationSettings & {
  readonly fetch: typeof fetch;
  /** For responses that are the same for all visitors. */
  readonly memo: TimedMemo;
};

const Answer = type({
  results: array(
    type({
      success: boolean(),
      value: optional(
        nullable(
          array(
            type({
              item_id: string(),
              recommendation_id: optional(nullable(string())),
              engine_name: optional(nullable(string())),
            }),
          ),
        ),
      ),
    }),
  ),
});

/**
 * Creates the gateway for Bloomreach Engagement's protocol.
 * `POST {base}/data/v2/projects/{token}/customers/attributes` with one attribute of type `recommendation`, HTTP
 * Basic; the list is `results[0].value`. The embedded service speaks the same protocol.
 */
export function createRecommendationsGateway(options: Options): RecommendationsGateway {
  return {
    async find(question) {
      if (question.trackingCookie !== null) return request(options, question);
      const key = `recommendations:${JSON.stringify(question)}`;
      return options.memo.remember(key, () => request(options, question));
    },
  };
}

async function request(
  options: Options,
  question: RecommendationQuestion,
): Promise<Result<readonly RecommendedItem[] | null, GatewayError>> {
  const { apiUrl, projectToken, keyId, secret } = options;
  const url = `${apiUrl}/data/v2/projects/${encodeURIComponent(projectToken)}/customers/attributes`;
  try {
    return await withTimeLimit(requestTimeoutMs, async (signal) => {
      const response = await options.fetch(url, {
        method: "POST",
        headers: {
          authorization: `Basic ${btoa(`${keyId}:${secret}`)}`,
          "content-type": "application/json",
        },
        body: JSON.stringify(toBody(question, options)),
        signal,
      });
      if (!response.ok) {
        await response.body?.cancel();
        const kind = response.status >= 500 ? "unavailable" : "rejected";
        return failure(kind, `The recommendations answered ${response.status}`);
      }
      return readAnswer(await response.json().catch(() => null), question);
    });
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === "TimeoutError";
    return failure(isTimeout ? "timeout" : "unavailable", "The recommendations did not answer");
  }
}

/**
 * Without a cookie, sends a single-use random id for the customer, which the protocol requires: it identifies no one.
 */
function toBody(question: RecommendationQuestion, { engines }: Options) {
  const { type, skus, categoryNames, title, domainId, size } = question;
  const items = skus.map((sku, index) => [sku, skus.length - index] as const);
  const filters = [
    toFilter("domain_id", "equals", domainId),
    ...(title ? [toFilter("title", "does not equal", title)] : []),
  ];
  return {
    customer_ids: { cookie: question.trackingCookie ?? crypto.randomUUID() },
    attributes: [
      {
        type: "recommendation",
        id: engines[type] ?? type,
        fillWithRandom: false,
        size,
        ...(items.length > 0 && { items: Object.fromEntries(items) }),
        ...(categoryNames.length > 0 && { categoryNames }),
        catalogFilter: filters,
        catalogAttributesWhitelist: ["item_id"],
        ...(question.trackingCookie === null && { no_track: true }),
      },
    ],
  };
}

function toFilter(property: string, operator: "equals" | "does not equal", value: string) {
  return { property, constraint: { type: "string", operator, operands: [{ type: "constant", value }] } };
}

function readAnswer(
  body: unknown,
  question: RecommendationQuestion,
): Result<readonly RecommendedItem[] | null, GatewayError> {
  const [problem, answer] = Answer.validate(body);
  if (problem) return failure("malformed", problem.message);
  const [first] = answer.results;
  if (!first?.success) return failure("rejected", "The service does not know the recommendation");
  const items = (first.value ?? []).map((item) => ({
    sku: item.item_id,
    recommendationId: item.recommendation_id ?? question.type,
    engineName: item.engine_name ?? question.type,
  }));
  return ok(items.length > 0 ? items : null);
}

function failure(kind: GatewayError["kind"], message: string): Result<never, GatewayError> {
  return err({ system: "recommendations", kind, retryable: false, message });
}
