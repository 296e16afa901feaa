/** Calls back when the browser shows the page from its back/forward cache; returns a function that stops. */
export function watchRestored(onRestored: () => void): () => void {
  const stop = new AbortController();
  addEventListener("pageshow", ({ persisted }) => persisted && onRestored(), stop);
  return () => stop.abort();
}

/** Calls back when the browser has a network again; returns a function that stops. */
export function watchOnline(onOnline: () => void): () => void {
  addEventListener("online", onOnline);
  return () => removeEventListener("online", onOnline);
}
