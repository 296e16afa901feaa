export type Notification = {
  readonly id: string;
  readonly kind: "info" | "ok" | "bad";
  readonly text: string;
  /** Milliseconds until it closes by itself; null: the user closes it. */
  readonly dismissAfterMs: number | null;
  /** A button of the notification and its action. */
  readonly action?: { readonly label: string; readonly run: () => void };
};

/** DECISIONS, "Small things": errors that dismiss themselves stay longer. */
export const dismissAfterMs = { normal: 3000, error: 5000, tip: 2000 } as const;

let shown: readonly Notification[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Notification[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a notification in the browser; replaces one of the same id. Never called on the server. */
export function notify(notification: Notification): void {
  change([...shown.filter(({ id }) => id !== notification.id), notification]);
}

export function dismiss(id: string): void {
  change(shown.filter((notification) => notification.id !== id));
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function readNotifications(): readonly Notification[] {
  return shown;
}
