/** So long a tab waits for the others' cart commands, and keeps them waiting at most. */
const longestWaitMs = 10_000;

type Submission = Pick<Event, "preventDefault" | "defaultPrevented"> & {
  readonly currentTarget: EventTarget | null;
};

/**
 * Signing in and out holds the lock of cart commands: none of another tab is under way then, whose answer would bring back
 * the cookie from before. The lock is held until the next document is there.
 */
export function submitUnderCartLock(event: Submission): void {
  const form = event.currentTarget;
  if (!(form instanceof HTMLFormElement) || event.defaultPrevented || !("locks" in navigator)) return;
  event.preventDefault();
  if (form.ariaBusy === "true") return;
  form.ariaBusy = "true";
  const send = () => {
    form.submit();
    return new Promise<void>((resolve) => setTimeout(resolve, longestWaitMs));
  };
  navigator.locks
    .request("cart-command", { signal: AbortSignal.timeout(longestWaitMs) }, send)
    .catch(send)
    .finally(() => form.removeAttribute("aria-busy"));
}
