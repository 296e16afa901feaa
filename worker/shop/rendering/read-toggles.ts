const prefix = "toggle-";

/** Names of the toggles that a query switches on: `?toggle-<name>=on`. Whoever asks sees to it that it is no production. */
export function readToggles(query: URLSearchParams): ReadonlySet<string> {
  const on = [...query].filter(([name, value]) => name.startsWith(prefix) && value === "on");
  return new Set(on.map(([name]) => name.slice(prefix.length)));
}
