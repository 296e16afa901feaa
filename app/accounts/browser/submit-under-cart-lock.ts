/** Maximum time that a tab waits for the others' cart commands, or blocks them. */
const longestWaitMs = 10_000;

type Submission = Pick<Event, "preventDefault" | "defaultPrevented"> & {
  readonly currentTarget: EventTarget | null;
};

/**
 * Submits a sign-in or sign-out under the lock of cart commands.
 * No command of another tab is in flight then, whose response would restore the old cookie. The lock is held until the
 * next document loads.
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
