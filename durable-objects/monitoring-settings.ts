import { type Infer, optional, pattern, size, string, type } from "superstruct";

/** Base address of an OTLP endpoint over HTTP; `/v1/logs` and `/v1/metrics` are added. */
const OtlpUrl = pattern(string(), /^https?:\/\/[^\s]+[^\s/]$/);

export const monitoringVariables = {
  /** Opens what only operators may see (docs/monitoring.md); without it nobody is let in. */
  OPERATOR_TOKEN: optional(size(string(), 32, 500)),
  /** Where errors and figures go; without it they stay in the log and on the operators' page. */
  MONITORING_OTLP_URL: optional(OtlpUrl),
  /** Headers of the endpoint, `authorization=Bearer …,x-tenant=…`, as OTEL_EXPORTER_OTLP_HEADERS has them. */
  MONITORING_OTLP_HEADERS: optional(pattern(string(), /^[\w-]+=[^,]+(?:,[\w-]+=[^,]+)*$/)),
  /** Of a hundred sessions so many are watched; the specification's 5 when it is not set, 0: none. */
  MONITORING_SESSION_PERCENT: optional(pattern(string(), /^(?:\d{1,2}|100)$/)),
};

const Variables = type(monitoringVariables);

export type MonitoringSettings = {
  /** null: nobody is an operator. */
  readonly operatorToken: string | null;
  /** null: nothing is sent. */
  readonly otlp: { readonly url: string; readonly headers: Readonly<Record<string, string>> } | null;
  /** 0 to 100; without an endpoint nobody is watched. */
  readonly sessionPercent: number;
};

/** The specification's share of sessions. */
const usualPercent = 5;

export function toMonitoringSettings(variables: Infer<typeof Variables>): MonitoringSettings {
  const { MONITORING_OTLP_URL: url, MONITORING_OTLP_HEADERS: headers } = variables;
  const pairs = (headers ?? "").split(",").filter(Boolean);
  return {
    operatorToken: variables.OPERATOR_TOKEN ?? null,
    otlp: url
      ? {
          url,
          headers: Object.fromEntries(
            pairs.map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]),
          ),
        }
      : null,
    sessionPercent: url ? Number(variables.MONITORING_SESSION_PERCENT ?? usualPercent) : 0,
  };
}
