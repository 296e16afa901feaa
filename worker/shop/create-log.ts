import { readTrace } from "../../app/gateways/current-trace";
import type { Log } from "../../app/request/log";
import { toImpersonalText } from "./reports/to-impersonal";

/**
 * Creates a log that writes one JSON object per line, with the id of the current request and the given fields.
 * No field may hold personal data.
 */
export function createLog(common: Readonly<Record<string, unknown>>): Log {
  const toLine = (level: string, event: string, fields?: Readonly<Record<string, unknown>>) =>
    JSON.stringify({ level, event, requestId: readTrace()?.requestId, ...common, ...fields });
  return {
    info: (event, fields) => console.info(toLine("info", event, fields)),
    warn: (event, fields) => console.warn(toLine("warn", event, fields)),
    error(event, fields) {
      console.error(toLine("error", event, fields));
      const trace = readTrace();
      trace?.noteError?.(event, toForwarded({ ...common, ...fields }), trace.traceId);
    },
  };
}

/**
 * The fields for the monitoring service, without message and stack: an error's message may quote the visitor's input,
 * and its stack begins with the message.
 */
function toForwarded({ message, stack, ...fields }: Readonly<Record<string, unknown>>) {
  const frames = typeof stack === "string" ? stack.split("\n").filter((line) => /^\s+at /.test(line)) : [];
  return {
    ...fields,
    requestId: readTrace()?.requestId,
    ...(typeof message === "string" && { "exception.message": toImpersonalText(message) }),
    ...(frames.length > 0 && { "exception.stacktrace": frames.slice(0, 20).join("\n") }),
  };
}
