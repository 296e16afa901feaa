import { setTimeout as sleep } from "node:timers/promises";
import { type PlainRequest, type PlainResponse, sendRequest } from "../import/send-request.ts";

const methods = ["GET", "POST", "PUT", "DELETE"] as const;

/**
 * `fetch` for the gateways outside a worker.
 * Names that end in `.localhost` are sent to this machine, which Node does not resolve. Complete texts only; the
 * timeout is that of `sendRequest`.
 */
export const sendFetch: typeof fetch = async (input, init) => {
  const method = methods.find((name) => name === (init?.method ?? "GET"));
  if (!method || (init?.body && typeof init.body !== "string")) throw new TypeError("Plain texts only");
  const { status, text } = await sendAgain({
    method,
    url: input instanceof Request ? input.url : String(input),
    headers: Object.fromEntries(new Headers(init?.headers)),
    ...(typeof init?.body === "string" && { body: init.body }),
  });
  return new Response(text, { status });
};

const tries = 4;
const firstPauseMs = 200;

/** A persistent connection may be closed just when it is reused: retries requests that may be repeated. */
export async function sendAgain(request: PlainRequest, attempt = 1): Promise<PlainResponse> {
  try {
    return await sendRequest(request);
  } catch (error) {
    if (attempt === tries) throw error;
    await sleep(firstPauseMs * 2 ** attempt);
    return sendAgain(request, attempt + 1);
  }
}
