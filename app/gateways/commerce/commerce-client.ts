import { LRUCache } from "lru-cache";
import { array, is, nonempty, number, optional, type Struct, string, type } from "superstruct";
import type { GatewayError } from "../../foundation/gateway-error";
import { err, ok, type Result } from "../../foundation/result";
import { withTimeLimit } from "../with-time-limit";
import { checkResponse } from "./check-response";
import type { CommerceDocument } from "./graphql";
import { createServerToken, type ServerToken } from "./server-token";

/** The specification's request timeout. */
const usualTimeoutMs = 15_000;

const GraphqlError = type({
  message: string(),
  extensions: optional(type({ code: optional(string()) })),
});

const GraphqlRefusal = type({ errors: nonempty(array(GraphqlError)) });

/** The body of an unsuccessful REST response. */
const RestRefusal = type({
  statusCode: number(),
  message: string(),
  errors: array(type({ code: string() })),
});

export type CommerceClientOptions = {
  readonly apiUrl: string;
  readonly authUrl: string;
  readonly projectKey: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly fetch: typeof fetch;
  /** Timeout of one response; by default the specification's 15 s. */
  readonly requestTimeoutMs?: number | undefined;
};

export interface CommerceClient {
  /**
   * Sends one GraphQL document with the shop's own token.
   * Checks the response's `data` against the fields of the document. A platform error is returned as `rejected` with
   * the platform's code and extra fields; HTTP 5xx, cut connections and timeouts are retryable.
   */
  query<Answer, Variables extends Record<string, unknown>>(
    document: CommerceDocument<Answer, Variables>,
    variables: NoInfer<Variables>,
  ): Promise<Result<Answer, GatewayError>>;
  /**
   * Like `query`, for data shared by many requests and without personal data.
   * A response that is byte for byte equal to an earlier one is the same object, so that derived values can be
   * memoised.
   */
  queryShared<Answer, Variables extends Record<string, unknown>>(
    document: CommerceDocument<Answer, Variables>,
    variables: NoInfer<Variables>,
  ): Promise<Result<Answer, GatewayError>>;
  /** Reads a REST path of the project, `/product-discounts?limit=1`; errors as those of `query`. */
  read<Data>(path: string, shape: Struct<Data, unknown>): Promise<Result<Data, GatewayError>>;
  /** Posts to a REST path of the project, `/custom-objects`; errors as those of `query`. */
  write<Data>(path: string, body: unknown, shape: Struct<Data, unknown>): Promise<Result<Data, GatewayError>>;
  /** Deletes the resource of a REST path; `ResourceNotFound` when missing, other errors as those of `query`. */
  remove(path: string): Promise<Result<null, GatewayError>>;
}

/** Creates a client; one per environment object, as it holds the server token. */
export function createCommerceClient(options: CommerceClientOptions): CommerceClient {
  const token = createServerToken({ ...options, timeoutMs: options.requestTimeoutMs ?? usualTimeoutMs });

  const readShared = createSharedReader();

  /** Requests a new token once if the platform refuses the present one. */
  async function send(request: PlatformRequest): Promise<Result<unknown, GatewayError>> {
    const first = await sendInTime(options, token, request);
    if (first.ok || first.error.code !== "invalid_token") return first;
    token.drop();
    return sendInTime(options, token, request);
  }

  return {
    async query(document, variables) {
      const body = JSON.stringify({ query: document, variables });
      const answer = await send({ path: "/graphql", body });
      return answer.ok ? toData(document, answer.value) : answer;
    },
    async queryShared<Answer, Variables>(
      document: CommerceDocument<Answer, Variables>,
      variables: NoInfer<Variables>,
    ): Promise<Result<Answer, GatewayError>> {
      const body = JSON.stringify({ query: document, variables });
      const read = async (response: Response) => readShared(document, await response.text());
      const answer = await send({ path: "/graphql", body, read });
      return answer.ok ? (answer.value as Result<Answer, GatewayError>) : answer;
    },
    async read(path, shape) {
      const answer = await send({ path });
      return answer.ok ? (toRestRefusal(answer.value) ?? toChecked(answer.value, shape)) : answer;
    },
    async write(path, body, shape) {
      const answer = await send({ path, body: JSON.stringify(body) });
      if (!answer.ok) return answer;
      return toRestRefusal(answer.value) ?? toChecked(answer.value, shape);
    },
    async remove(path) {
      const answer = await send({ path, isDeletion: true });
      return answer.ok ? (toRestRefusal(answer.value) ?? ok(null)) : answer;
    },
  };
}

/** Without a body it reads, or deletes. `read` converts the response; the default is JSON. */
type PlatformRequest = {
  readonly path: string;
  readonly body?: string;
  readonly isDeletion?: true;
  readonly read?: (response: Response) => Promise<unknown>;
};

async function sendInTime(
  options: CommerceClientOptions,
  token: ServerToken,
  request: PlatformRequest,
): Promise<Result<unknown, GatewayError>> {
  const bearer = await token.current();
  if (!bearer.ok) return bearer;
  try {
    return await withTimeLimit(options.requestTimeoutMs ?? usualTimeoutMs, (signal) =>
      send(options, bearer.value, request, signal),
    );
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === "TimeoutError";
    return failure(
      isTimeout ? "timeout" : "unavailable",
      true,
      error instanceof Error ? error.message : "No answer",
    );
  }
}

async function send(
  options: CommerceClientOptions,
  bearer: string,
  { path, body, isDeletion, read }: PlatformRequest,
  signal: AbortSignal,
): Promise<Result<unknown, GatewayError>> {
  const response = await options.fetch(`${options.apiUrl}/${options.projectKey}${path}`, {
    ...(body !== undefined && { method: "POST", body }),
    ...(isDeletion && { method: "DELETE" }),
    headers: {
      authorization: `Bearer ${bearer}`,
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    signal,
  });
  if (response.status === 401) {
    await response.body?.cancel();
    return failure("rejected", false, "The platform refused the shop's token", "invalid_token");
  }
  if (response.status >= 500) {
    await response.body?.cancel();
    return failure("unavailable", true, `The platform answered ${response.status}`);
  }
  return ok(await (read ? read(response) : response.json()));
}

/**
 * Characters of shared responses cached for each document; derived values take five times as much, of an isolate's 128
 * MB.
 */
const sharedCharacters = 1_000_000;

/** Parses responses; an equal response is not parsed again. */
function createSharedReader() {
  const known = new Map<string, LRUCache<string, Result<unknown, GatewayError>>>();
  return <Answer>(document: CommerceDocument<Answer, never>, text: string): Result<unknown, GatewayError> => {
    const ofDocument =
      known.get(document) ??
      new LRUCache({ maxSize: sharedCharacters, sizeCalculation: (_, { length }) => length || 1 });
    known.set(document, ofDocument);
    const read = ofDocument.get(text) ?? toData(document, JSON.parse(text));
    if (read.ok) ofDocument.set(text, read);
    return read;
  };
}

function toData<Answer>(
  document: CommerceDocument<Answer, never>,
  answer: unknown,
): Result<Answer, GatewayError> {
  const { data, errors } = toEnvelope(answer);
  if (errors !== undefined) return toRefusal(answer);
  if (data === undefined) return failure("malformed", false, "The answer is not a GraphQL answer");
  const checked = checkResponse(document, data);
  return checked.ok ? checked : failure("malformed", false, checked.error);
}

function toEnvelope(answer: unknown): { readonly data?: unknown; readonly errors?: unknown } {
  return typeof answer === "object" && answer !== null ? answer : {};
}

function toChecked<Data>(answer: unknown, shape: Struct<Data, unknown>): Result<Data, GatewayError> {
  const [problem, data] = shape.validate(answer);
  if (!problem) return ok(data);
  // Not its message, which contains the value.
  return failure("malformed", false, `At path: ${problem.path.join(".")} -- Expected ${problem.type}`);
}

/** null: the response is no refusal. */
function toRestRefusal(answer: unknown): Result<never, GatewayError> | null {
  if (!is(answer, RestRefusal)) return null;
  return failure("rejected", false, answer.message, answer.errors[0]?.code);
}

function toRefusal(answer: unknown): Result<never, GatewayError> {
  const [first] = is(answer, GraphqlRefusal) ? answer.errors : [];
  if (!first) return failure("malformed", false, "The answer is not a GraphQL answer");
  const { code, ...details } = { ...first.extensions };
  const isRetryable = code === "OverCapacity" || code === "PendingOperation";
  return failure("rejected", isRetryable, first.message, code, details);
}

function failure(
  kind: GatewayError["kind"],
  retryable: boolean,
  message: string,
  code?: string,
  details?: Record<string, unknown>,
): Result<never, GatewayError> {
  return err({
    system: "commerce",
    kind,
    retryable,
    message,
    ...(code && { code }),
    ...(details && { details }),
  });
}
