import { readTrace } from "../../app/gateways/current-trace";
import type { Log } from "../../app/request/log";

/**
 * A log whose lines carry the id of the request that they come of and the given fields; one JSON object per line. No
 * field may hold personal data.
 */
export function createLog(common: Readonly<Record<string, unknown>>): Log {
  const toLine = (level: string, event: string, fields?: Readonly<Record<string, unknown>>) =>
    JSON.stringify({ level, event, requestId: readTrace()?.requestId, ...common, ...fields });
  return {
    info: (event, fields) => console.info(toLine("info", event, fields)),
    warn: (event, fields) => console.warn(toLine("warn", event, fields)),
    error: (event, fields) => console.error(toLine("error", event, fields)),
  };
}
