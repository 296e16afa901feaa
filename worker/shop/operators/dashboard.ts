import { html } from "hono/html";
import type { DeadLetter } from "../../../durable-objects/operations-ledger/dead-letters";
import {
  openOperationsLedger,
  rememberMeter,
} from "../../../durable-objects/operations-ledger/remember-meter";
import type { ShopContext } from "../shop-env";
import { readVersion } from "./answer-health";
import { type BackupState, describeBackup, readBackupState } from "./backup-state";
import { checkDependencies, type DependencyCheck } from "./check-dependencies";
import { findQueue, queueNames } from "./keep-dead-letters";
import { toMetricTables } from "./metrics-view";
import { type Html, toOperatorPage, toTable } from "./operator-page";

/** Time spans to choose from, in minutes. */
const spans = [
  [5, "5 minutes"],
  [60, "1 hour"],
  [1_440, "24 hours"],
] as const;

const lettersShown = 100;
const refreshSeconds = 30;

type DashboardOptions = {
  /** Base path of the page and its forms, `/__operator`. */
  readonly base: string;
  readonly nonce: string;
  /** True after a sign-in with the token. */
  readonly canSignOut: boolean;
};

/** The operators' page: state, metrics, queues, dead letters. Reports this isolate's own metrics first. */
export async function showDashboard(context: ShopContext, options: DashboardOptions): Promise<Response> {
  const { searchParams: query } = context.get("url");
  const [minutes] = spans.find(([span]) => String(span) === query.get("minutes")) ?? spans[1];
  await rememberMeter(context.env).flush();
  const ledger = openOperationsLedger(context.env);
  const [metrics, { letters, total }, rooms, queues, checks, backup] = await Promise.all([
    ledger.sum(minutes),
    ledger.listLetters(lettersShown),
    ledger.countRooms(),
    readQueues(context.env),
    checkDependencies(context.env),
    readBackupState(context.env),
  ]);
  const isRefreshed = query.has("again");
  const body = html`<main>
<h1>Operations</h1>
<p>Version <code>${readVersion(context.env) ?? "unknown"}</code> · ${new Date().toISOString().slice(0, 19).replace("T", " ")} UTC · dead letters: <strong>${total}</strong></p>
${toNotice(query)}
${toNavigation(options.base, minutes, isRefreshed)}
${toTable("Systems now", [{ title: "System", isText: true }, { title: "State", isText: true }, { title: "ms" }], checks.map(toCheckRow))}
${toTable(
  "Carts and backups now",
  [
    { title: "What", isText: true },
    { title: "Now", isText: true },
  ],
  [
    ["Living rooms of carts (of the last 5 minutes)", rooms],
    ["Newest backup", toBackup(backup)],
  ],
)}
${toTable("Queues now", [{ title: "Queue", isText: true }, { title: "Waiting" }, { title: "Oldest, s" }], queues.map(toQueueRow))}
${toLetters(options.base, letters, total)}
${toMetricTables(metrics)}
${options.canSignOut ? html`<form method="post" action="${options.base}/sign-out"><p><button>Sign out</button></p></form>` : ""}
</main>`;
  return toOperatorPage({
    title: "Operations",
    body,
    nonce: options.nonce,
    ...(isRefreshed && { refreshSeconds }),
  });
}

function toNavigation(base: string, minutes: number, isRefreshed: boolean): Html {
  const address = (span: number, again: boolean) => `${base}?minutes=${span}${again ? "&again=1" : ""}`;
  return html`<nav aria-label="Time"><ul>
${spans.map(([span, name]) => html`<li><a href="${address(span, isRefreshed)}"${span === minutes ? html` aria-current="page"` : ""}>${name}</a></li>`)}
<li><a href="${address(minutes, !isRefreshed)}">${isRefreshed ? "Stop looking again" : `Look again every ${refreshSeconds} s`}</a></li>
</ul></nav>`;
}

function toNotice(query: URLSearchParams): Html | "" {
  const sent = /^\d{1,4}$/.exec(query.get("sent") ?? "")?.[0];
  if (sent) return html`<p role="status">Sent again: ${sent}.</p>`;
  return query.has("dropped") ? html`<p role="status">The letter was thrown away.</p>` : "";
}

function toCheckRow({ system, state, durationMs, reason }: DependencyCheck) {
  const description = reason ? `${state}: ${reason}` : state;
  return [
    system,
    state === "failing" ? html`<span class="bad">${description}</span>` : description,
    durationMs,
  ];
}

function toBackup(state: BackupState): Html | string {
  const { description, isBad } = describeBackup(state);
  return isBad ? html`<span class="bad">${description}</span>` : description;
}

function toQueueRow({ name, waiting, oldestSeconds }: QueueState) {
  return [name, waiting, oldestSeconds];
}

function toLetters(base: string, letters: readonly DeadLetter[], total: number): Html {
  if (letters.length === 0) return html`<h2>Dead letters</h2><p>None: every queue delivered what it had.</p>`;
  const columns = ["Queue", "Given up", "Why", "Content", "Do"].map((title) => ({
    title,
    isText: true as const,
  }));
  return html`${toTable(
    `Dead letters (${letters.length} of ${total})`,
    columns,
    letters.map((letter) => toLetterRow(base, letter)),
  )}
<form method="post" action="${base}/retry"><p><input type="hidden" name="letter" value="all"><button class="main">Send these ${letters.length} again</button></p></form>`;
}

function toLetterRow(base: string, { id, queue, at, reason, body }: DeadLetter) {
  const time = new Date(at).toISOString().slice(0, 16).replace("T", " ");
  return [
    queue,
    time,
    reason,
    html`<pre>${body.slice(0, 500)}</pre>`,
    html`<form method="post"><input type="hidden" name="letter" value="${id}"><div class="actions"><button formaction="${base}/retry" aria-label="Send again: ${queue}, ${time}">Send again</button><button formaction="${base}/drop" aria-label="Throw away: ${queue}, ${time}">Throw away</button></div></form>`,
  ];
}

/** The ids of a form: one, or all that the page shows. */
export async function listChosenLetters(context: ShopContext): Promise<readonly string[]> {
  const letter = new URLSearchParams(await context.req.raw.text()).get("letter") ?? "";
  if (letter !== "all") return letter === "" ? [] : [letter];
  const { letters } = await openOperationsLedger(context.env).listLetters(lettersShown);
  return letters.map(({ id }) => id);
}

type QueueState = {
  readonly name: string;
  /** Messages in the queue; null if the queue does not report it. */
  readonly waiting: number | null;
  /** Age of the oldest message in seconds; null if the queue is empty or does not report it. */
  readonly oldestSeconds: number | null;
};

function readQueues(bindings: ShopBindings): Promise<readonly QueueState[]> {
  return Promise.all(queueNames.map((name) => readQueue(name, bindings)));
}

async function readQueue(name: string, bindings: ShopBindings): Promise<QueueState> {
  try {
    const metrics = await findQueue(name, bindings)?.metrics();
    const oldestMs = metrics?.oldestMessageTimestamp?.getTime();
    return {
      name,
      waiting: metrics?.backlogCount ?? null,
      oldestSeconds: oldestMs ? Math.max(0, Math.round((Date.now() - oldestMs) / 1_000)) : null,
    };
  } catch {
    return { name, waiting: null, oldestSeconds: null };
  }
}
