import { Server } from "partyserver";
import { runWithTrace, type Trace } from "../../app/gateways/current-trace";

/** An object whose calls can be made as part of a request; RPC offers the methods of a class alone. */
export class TracedServer extends Server {
  /** Calls another method by its name within the trace of the request that asks for it. */
  traced(trace: Trace, name: string, ...args: unknown[]): unknown {
    const method: unknown = Reflect.get(this, name);
    if (typeof method !== "function") throw new TypeError(`A room has no ${name}`);
    return runWithTrace(trace, () => Reflect.apply(method, this, args));
  }
}
