import { createBoundFetch } from "../../app/gateways/bound-fetch";
import { readEnvironment } from "../../worker/shop/config/environment";
import { createMeter, type Meter } from "./meter";
import type { Metrics } from "./metrics";
import { type LogRecord, type Sender, sendOtlp, toOtlpLogs, toOtlpMetrics } from "./otlp";

const meters = new WeakMap<ShopBindings, Meter>();

/**
 * Returns the meter of a bindings object, created on first use.
 * It reports to the operations ledger and, if configured, to the monitoring service.
 */
export function rememberMeter(bindings: ShopBindings): Meter {
  const known = meters.get(bindings);
  if (known) return known;
  const meter = createMeter({
    async sendMetrics(metrics, fromMs, toMs) {
      await openOperationsLedger(bindings).add(metrics);
      await sendMetrics(bindings, metrics, fromMs, toMs);
    },
    sendErrors: (records) => sendErrors(bindings, records),
  });
  meters.set(bindings, meter);
  return meter;
}

/** The one object with the operators' data. */
export function openOperationsLedger({ OperationsLedger: ledgers }: Pick<ShopBindings, "OperationsLedger">) {
  return ledgers.getByName("operations");
}

async function sendMetrics(bindings: ShopBindings, metrics: Metrics, fromMs: number, toMs: number) {
  const { otlp } = readEnvironment(bindings).monitoring;
  if (!otlp) return;
  const body = toOtlpMetrics(metrics, fromMs, toMs, toSender(bindings));
  await sendOtlp(otlp, "metrics", body, createBoundFetch(otlp.url, bindings.SANDBOX, "monitoring"));
}

async function sendErrors(bindings: ShopBindings, records: readonly LogRecord[]) {
  const { otlp } = readEnvironment(bindings).monitoring;
  if (!otlp) return;
  const body = toOtlpLogs(records, toSender(bindings));
  await sendOtlp(otlp, "logs", body, createBoundFetch(otlp.url, bindings.SANDBOX, "monitoring"));
}

function toSender(bindings: ShopBindings): Sender {
  const { CF_VERSION_METADATA: metadata }: Partial<ShopBindings> = bindings;
  return { version: metadata?.id || null, isLocal: readEnvironment(bindings).isLocal };
}
