import { array, is, optional, size, string, type, union, unknown } from "superstruct";
import { rememberMeter } from "../../../durable-objects/operations-ledger/remember-meter";
import { toPlainAnswer } from "../edit-headers";
import { rememberEnvironment } from "../environment-memory";
import type { ShopContext } from "../shop-env";
import { limitReports } from "./limit-reports";
import { toPathPattern } from "./to-impersonal";

/** The URL that `Reporting-Endpoints` and the policies name. */
export const reportsPath = "/api/reports";

/** The Reporting API's form: many reports of several types. */
const Reports = size(
  array(type({ type: string(), url: optional(string()), body: optional(unknown()) })),
  1,
  50,
);
/** From browsers that know only `report-uri`. */
const OldReport = type({ "csp-report": type({ "violated-directive": string() }) });

const CspBody = union([
  type({ effectiveDirective: string(), blockedURL: optional(string()), documentURL: optional(string()) }),
  type({
    "violated-directive": string(),
    "blocked-uri": optional(string()),
    "document-uri": optional(string()),
  }),
]);

type PolicyReport = { readonly kind: string; readonly blocked: string; readonly page: string };

/**
 * `POST /api/reports`: browsers' reports of violations of our policies. Counts each; logs each kind once per isolate.
 * 204, or 400, 405, 413, 429.
 */
export async function receivePolicyReports(context: ShopContext): Promise<Response> {
  if (context.req.method !== "POST") return toPlainAnswer(405, "Method not allowed", { Allow: "POST" });
  const reports = parseReports(await context.req.raw.json().catch(() => null));
  if (!reports) return toPlainAnswer(400, "Not a report");
  const refusal = await limitReports(context);
  if (refusal) return refusal;
  const meter = rememberMeter(context.env);
  const { loggedEvents } = rememberEnvironment(context.env);
  for (const { kind, blocked, page } of reports) {
    meter.note(`report/${kind}`);
    const mark = `policy-report ${kind} ${blocked}`;
    if (loggedEvents.has(mark) || loggedEvents.size > mostLogged) continue;
    loggedEvents.add(mark);
    context.get("log").warn("policy-report", { kind, blocked, page });
  }
  return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}

/** A client that invents kinds must not fill the memory. */
const mostLogged = 500;

function parseReports(body: unknown): readonly PolicyReport[] | null {
  if (is(body, OldReport)) return [toCspReport(body["csp-report"])];
  if (!is(body, Reports)) return null;
  return body.map((report) => {
    if (report.type === "csp-violation") return toCspReport(report.body);
    const kind = report.type === "coop" ? "coop" : "other";
    return { kind, blocked: "", page: toPage(report.url) };
  });
}

/** Reports only the origin of a URL, and for a page the pattern of its path. */
function toCspReport(body: unknown): PolicyReport {
  if (!is(body, CspBody)) return { kind: "csp other", blocked: "", page: "" };
  const isNew = "effectiveDirective" in body;
  const directive = (isNew ? body.effectiveDirective : body["violated-directive"]).split(" ")[0] ?? "";
  return {
    kind: `csp ${directives.has(directive) ? directive : "other"}`,
    blocked: toBlocked((isNew ? body.blockedURL : body["blocked-uri"]) ?? ""),
    page: toPage(isNew ? body.documentURL : body["document-uri"]),
  };
}

function toBlocked(address: string): string {
  if (/^[a-z-]{1,20}$/.test(address)) return address;
  if (!URL.canParse(address)) return "other";
  const { protocol, host } = new URL(address);
  return /^https?:$/.test(protocol) ? `${protocol}//${host}`.slice(0, 100) : protocol;
}

function toPage(url: string | undefined): string {
  return url && URL.canParse(url) ? toPathPattern(new URL(url).pathname) : "";
}

const directives: ReadonlySet<string> = new Set([
  ...["default-src", "script-src", "script-src-elem", "script-src-attr", "style-src", "style-src-elem"],
  ...["style-src-attr", "img-src", "font-src", "connect-src", "frame-src", "media-src", "worker-src"],
  ...["manifest-src", "object-src", "form-action", "base-uri", "frame-ancestors"],
]);
