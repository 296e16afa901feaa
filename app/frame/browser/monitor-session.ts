import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { watchPageLife } from "../../foundation/browser/watch-page-life";

type Item =
  | { readonly kind: "error"; readonly name: string; readonly message: string; readonly stack: string }
  | { readonly kind: "vital"; readonly name: string; readonly value: number };

/** When a page fails in a loop, its first errors are sufficient. */
const mostErrors = 10;
const errorDelayMs = 1_000;

/**
 * Reports this page's errors and web vitals to the shop: an error soon, the vitals when the visitor leaves the page.
 */
export function monitorSession(
  early: readonly unknown[],
  listen: (report: (error: unknown) => void) => void,
): void {
  let items: Item[] = [];
  const known = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = () => {
    clearTimeout(timer);
    if (items.length === 0) return;
    const body = JSON.stringify({ path: location.pathname, items });
    items = [];
    navigator.sendBeacon("/api/monitoring", new Blob([body], { type: "application/json" }));
  };
  const report = (error: unknown) => {
    const item = toItem(error);
    const mark = `${item.name} ${item.message} ${item.stack}`;
    if (known.has(mark) || known.size >= mostErrors) return;
    known.add(mark);
    items.push(item);
    timer ??= setTimeout(send, errorDelayMs);
  };
  const note = ({ name, value }: Metric) => void items.push({ kind: "vital", name, value });

  early.forEach(report);
  listen(report);
  for (const onVital of [onCLS, onFCP, onINP, onLCP, onTTFB]) onVital(note);
  // Runs after the library's listeners, which finish their metrics on the same event.
  watchPageLife({ hidden: () => setTimeout(send), left: send });
}

function toItem(error: unknown): Extract<Item, { kind: "error" }> {
  const { name, message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  return {
    kind: "error",
    name: /^[A-Za-z]\w{0,59}$/.test(name) ? name : "Error",
    message: message.slice(0, 2_000),
    stack: stack.slice(0, 10_000),
  };
}
