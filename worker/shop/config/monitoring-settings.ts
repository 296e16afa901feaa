import { pattern, string } from "superstruct";
import { leftOut, Secret, type SettingValues, serviceKey } from "./setting";

/** Base URL of an OTLP endpoint over HTTP; `/v1/logs` and `/v1/metrics` are added. */
const OtlpUrl = pattern(string(), /^https?:\/\/[^\s]+[^\s/]$/);

const group = "Monitoring";

export const monitoringVariables = {
  OPERATOR_TOKEN: leftOut(Secret, {
    group,
    what: "operators' access ([monitoring](monitoring.md)); at least 32 characters",
    without: "operators have no access, and a rollout only checks `/healthz`",
    need: "go-live",
    rotation: { how: "set 32 random bytes and inform the operators", everyDays: 90 },
  }),
  MONITORING_OTLP_URL: leftOut(OtlpUrl, {
    group,
    what: "recipient of errors and metrics: an OTLP/HTTP endpoint",
    without: "only in the log and on the operators' page",
  }),
  MONITORING_OTLP_HEADERS: leftOut(pattern(string(), /^[\w-]+=[^,]+(?:,[\w-]+=[^,]+)*$/), {
    group,
    what: "headers of the endpoint, `authorization=Bearer …,x-tenant=…`, as OTEL_EXPORTER_OTLP_HEADERS has them",
    without: "no headers",
    needs: ["MONITORING_OTLP_URL"],
    rotation: serviceKey,
  }),
  MONITORING_SESSION_PERCENT: leftOut(pattern(string(), /^(?:\d{1,2}|100)$/), {
    group,
    what: "percentage of sessions to watch; 0: none",
    without: "the specification's 5",
  }),
};

export type MonitoringSettings = {
  /** null: no operator can sign in. */
  readonly operatorToken: string | null;
  /** null: nothing is sent. */
  readonly otlp: { readonly url: string; readonly headers: Readonly<Record<string, string>> } | null;
  /** 0 to 100; without an endpoint no session is monitored. */
  readonly sessionPercent: number;
};

/** The share of sessions in the specification. */
const usualPercent = 5;

export function toMonitoringSettings(
  variables: SettingValues<typeof monitoringVariables>,
): MonitoringSettings {
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
