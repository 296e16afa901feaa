import { createTrace, isRequestId, readTrace, runWithTrace } from "../../app/gateways/current-trace";

/** A message that says of which request it came. */
type Traced = { readonly requestId?: string | undefined };

/** Writes the id of the request that runs now into a message for a queue. */
export function nameRequest<Body extends Traced>(body: Body): Body {
  const requestId = readTrace()?.requestId;
  return requestId === undefined ? body : { ...body, requestId };
}

/** Does what a message asks for as part of the request that it came of. */
export function runForMessage<Value>({ requestId }: Traced, work: () => Promise<Value>): Promise<Value> {
  const isKnown = requestId !== undefined && isRequestId(requestId);
  return isKnown ? runWithTrace(createTrace(requestId), work) : work();
}
