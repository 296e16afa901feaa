/** The domains from left to right; each may import those left of it, and none in the same group. */
const ladder: readonly (readonly string[])[] = [
  ["countries", "consent"],
  ["law"],
  ["accounts", "content"],
  ["support"],
  ["catalogue"],
  ["recommendations", "tracking", "lists", "newsletter", "repair"],
  ["cart"],
  ["sign-in"],
  ["orders"],
  ["checkout"],
  ["frame"],
];

const shelves = ["model", "operations", "browser", "ui", "routes"] as const;
export type Shelf = (typeof shelves)[number];

/** Where a file is, as far as the import table distinguishes. */
export type Place =
  | { readonly kind: "root" }
  | { readonly kind: "foundation" | "i18n" | "design" | "notifications" | "request" | "gateways" | "mail" }
  | { readonly kind: "domain"; readonly domain: string; readonly shelf: Shelf }
  | { readonly kind: "config" | "durable-objects" }
  | { readonly kind: "worker"; readonly worker: string }
  | { readonly kind: "words" | "generated" }
  | { readonly kind: "scripts"; readonly isBench: boolean }
  | { readonly kind: "demo" }
  | { readonly kind: "elsewhere"; readonly path: string };

const appFolders = ["foundation", "i18n", "design", "request", "gateways", "mail"] as const;

export function toPlace(path: string): Place {
  const [top, second = "", third = ""] = path.split("/");
  if (top === "durable-objects") return { kind: "durable-objects" };
  if (top === ".wrangler") return { kind: "generated" };
  if (top === "locales") return { kind: "words" };
  if (top === "scripts") return { kind: "scripts", isBench: second === "bench" };
  if (top === "demo") return { kind: "demo" };
  if (path.startsWith("worker/shop/config/")) return { kind: "config" };
  if (top === "worker") return { kind: "worker", worker: second };
  if (top !== "app") return { kind: "elsewhere", path };
  if (/^app\/design\/(?:notification-store|reload-page)(?:\.ts)?$/.test(path))
    return { kind: "notifications" };
  const folder = appFolders.find((name) => name === second);
  if (folder) return { kind: folder };
  const shelf = shelves.find((name) => name === third);
  if (shelf && toStep(second) >= 0) return { kind: "domain", domain: second, shelf };
  return path.split("/").length === 2 ? { kind: "root" } : { kind: "elsewhere", path };
}

/** Reports whether the other domain is the same or further left. */
export function isOwnOrLefter(domain: string, other: string): boolean {
  return domain === other || toStep(other) < toStep(domain);
}

function toStep(domain: string): number {
  return ladder.findIndex((step) => step.includes(domain));
}
