interface ExplorerQuery {
  readonly endpoint: string;
  readonly query: string;
  /** JSON, or empty. */
  readonly variables: string;
  readonly token: string;
}

interface ExplorerAnswer {
  /** One line: HTTP status, time, size. */
  readonly status: string;
  readonly text: string;
}

/** Sends a query like any client; a failure is returned as a result too. */
export async function sendQuery({
  endpoint,
  query,
  variables,
  token,
}: ExplorerQuery): Promise<ExplorerAnswer> {
  const parsed = parseVariables(variables);
  if (parsed === undefined) return { status: "Not sent", text: "The variables are not a JSON object." };
  const started = performance.now();
  try {
    const response = await fetch(endpoint, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables: parsed }),
    });
    const text = await response.text();
    const took = Math.round(performance.now() - started);
    return { status: `${response.status}, ${took} ms, ${text.length} characters`, text: indent(text) };
  } catch (error) {
    return { status: "No answer", text: String(error) };
  }
}

function parseVariables(text: string): object | undefined {
  if (text.trim() === "") return {};
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === "object" && parsed !== null && !Array.isArray(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

function indent(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
