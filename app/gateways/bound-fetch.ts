import { readTrace, type Trace, toTraceHeaders } from "./current-trace";

/** A worker that responds in place of the network. */
type Binding = { fetch(input: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> };

/**
 * Creates a `fetch` that sends requests to the origin of `url` through a service binding, if one is bound.
 * All other requests go to the network. The requests and the wire protocol are the same. Each request carries the
 * current trace, which records it under the name of the `system`.
 */
export function createBoundFetch(url: string, binding: Binding | undefined, system = "other"): typeof fetch {
  const { origin } = new URL(url);
  return (input, init) => {
    const target = input instanceof Request ? input.url : String(input);
    const isBound = binding && (target === origin || target.startsWith(`${origin}/`));
    const trace = readTrace();
    const send = (own: RequestInit | undefined) => (isBound ? binding.fetch(input, own) : fetch(input, own));
    return trace ? sendTraced(trace, system, init, send) : send(init);
  };
}

async function sendTraced(
  trace: Trace,
  system: string,
  init: RequestInit | undefined,
  send: (init: RequestInit) => Promise<Response>,
): Promise<Response> {
  const headers = new Headers(init?.headers);
  for (const [name, value] of Object.entries(toTraceHeaders(trace))) headers.set(name, value);
  const from = performance.now();
  let isAnswered = false;
  try {
    const response = await send({ ...init, headers });
    isAnswered = response.status < 500;
    return response;
  } finally {
    trace.noteCall?.({ system, durationMs: performance.now() - from, isAnswered });
  }
}
