import {
  array,
  enums,
  type Infer,
  is,
  literal,
  max,
  min,
  number,
  object,
  pattern,
  size,
  string,
  union,
} from "superstruct";
import { readTrace } from "../../../app/gateways/current-trace";
import type { Meter } from "../../../durable-objects/operations-ledger/meter";
import { rememberMeter } from "../../../durable-objects/operations-ledger/remember-meter";
import { toPlainAnswer } from "../edit-headers";
import type { ShopContext } from "../shop-env";
import { limitReports } from "./limit-reports";
import { toFrames, toImpersonalText, toPathPattern, toStackText } from "./to-impersonal";

const BrowserError = object({
  kind: literal("error"),
  /** `TypeError`. */
  name: pattern(string(), /^[A-Za-z]\w{0,59}$/),
  message: size(string(), 0, 2_000),
  stack: size(string(), 0, 10_000),
});

/** Milliseconds; for CLS the shift itself. */
const Vital = object({
  kind: literal("vital"),
  name: enums(["CLS", "FCP", "INP", "LCP", "TTFB"]),
  value: max(min(number(), 0), 600_000),
});

/** A report of a monitored page. */
const BrowserReport = object({
  path: size(string(), 1, 2_400),
  items: size(array(union([BrowserError, Vital])), 1, 30),
});

type Item = Infer<typeof BrowserError> | Infer<typeof Vital>;

/**
 * `POST /api/monitoring`: errors and web vitals of a monitored session. Counts them for the operators; sends errors to
 * the monitoring service without anything that may be personal. 204, or 400, 413, 429.
 */
export async function receiveBrowserReport(context: ShopContext): Promise<Response> {
  if (context.req.method !== "POST") return toPlainAnswer(405, "Method not allowed", { Allow: "POST" });
  const report: unknown = await context.req.raw.json().catch(() => null);
  if (!is(report, BrowserReport)) return toPlainAnswer(400, "Not a report");
  const refusal = await limitReports(context);
  if (refusal) return refusal;
  const meter = rememberMeter(context.env);
  const page = toPathPattern(report.path);
  for (const item of report.items) noteItem(item, page, context.get("country").code, meter);
  return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}

function noteItem(item: Item, page: string, country: string, meter: Meter): void {
  if (item.kind === "error") noteError(item, page, country, meter);
  else meter.note(`vital/${item.name}`, item.name === "CLS" ? item.value * 1_000 : item.value);
}

function noteError(
  { name, message, stack }: Infer<typeof BrowserError>,
  page: string,
  country: string,
  meter: Meter,
): void {
  meter.note(`browser/${knownErrors.has(name) ? name : "other"}`);
  meter.noteError({
    event: "browser-error",
    traceId: readTrace()?.traceId,
    attributes: {
      "exception.type": name,
      "exception.message": toImpersonalText(message),
      "exception.stacktrace": toStackText(toFrames(stack)),
      "url.path": page,
      country,
    },
  });
}

/** Counted by name; a page could invent any other name. */
const knownErrors: ReadonlySet<string> = new Set([
  "AggregateError",
  "ChunkLoadError",
  "DOMException",
  "Error",
  "NetworkError",
  "NotFoundError",
  "QuotaExceededError",
  "RangeError",
  "ReferenceError",
  "SecurityError",
  "SyntaxError",
  "TypeError",
  "URIError",
]);
