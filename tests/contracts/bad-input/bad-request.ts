/** One request that every platform must refuse. */
export interface BadRequest {
  /** Describes the defect, for the message of a failing test. */
  readonly name: string;
  readonly method: "GET" | "POST" | "DELETE";
  readonly path: string;
  readonly body?: string;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Refusal {
  readonly name: string;
  readonly status: number;
  readonly codes: readonly string[];
  readonly text: string;
}

interface ErrorBody {
  readonly errors?: readonly { readonly code?: string; readonly extensions?: { readonly code?: string } }[];
}

/** Sends a request and reads the error codes of its response; none when it was accepted. */
export async function send(request: BadRequest, apiUrl: string, token: string): Promise<Refusal> {
  const { name, method, path, body } = request;
  const response = await fetch(apiUrl + path, {
    method,
    headers: {
      Authorization: `Bearer ${request.token ?? token}`,
      "Content-Type": "application/json",
      ...request.headers,
    },
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.text();
  const answer: ErrorBody = response.headers.get("Content-Type")?.includes("json") ? JSON.parse(text) : {};
  const codes = (answer.errors ?? []).map(({ code, extensions }) => code ?? extensions?.code ?? "none");
  return { name, status: response.status, codes, text: text.slice(0, 300) };
}

export function graphql(name: string, query: string, variables: unknown = {}): BadRequest {
  const body = JSON.stringify({ query, variables });
  return { name, method: "POST", path: "/ironhall/graphql", body };
}
