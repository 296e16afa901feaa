import { isOwnOrLefter, type Place, type Shelf } from "./place";

export type Import = { readonly from: Place; readonly to: Place; readonly isTypeOnly: boolean };

/** Decides which imports are allowed (docs/edge.md, "Who may import whom"). */
export function mayImport({ from, to, isTypeOnly }: Import): boolean {
  const isModel = to.kind === "domain" && to.shelf === "model";
  const isInterface = to.kind === "gateways" && isTypeOnly;
  switch (from.kind) {
    case "root":
      return !is(to, "worker", "config", "durable-objects", "scripts", "demo", "elsewhere");
    case "foundation":
      return is(to, "foundation");
    case "i18n":
      return is(to, "foundation", "i18n", "words");
    case "design":
    case "notifications":
      return is(to, "foundation", "design", "notifications", "words");
    case "request":
      return is(to, "foundation", "request", "i18n") || isModel || isInterface;
    case "gateways":
      return is(to, "foundation", "gateways") || isModel;
    case "mail":
      return is(to, "foundation", "i18n", "design", "mail") || isModel || isInterface || isWording(to);
    case "domain":
      return mayDomainImport(from, to, isInterface);
    case "config":
      return is(to, "foundation", "config") || isModel || isInterface;
    case "durable-objects":
      return is(to, "foundation", "gateways", "config", "durable-objects") || isModel;
    case "worker":
      if (from.worker === "shop") return mayShopImport(to);
      return is(to, "generated") || (to.kind === "worker" && to.worker === from.worker);
    case "demo":
      return is(to, "demo", "scripts", "foundation") || isModel || isInterface;
    case "scripts":
      return mayScriptImport(from, to, isInterface || isModel);
    default:
      return false;
  }
}

/** A domain's ui also formats values as text, for pages and mails alike. */
function isWording(to: Place): boolean {
  return to.kind === "domain" && to.shelf === "ui";
}

/**
 * Decides what a script may import.
 * Benches measure the parts themselves and use the tests' platform; other scripts know the built and served code, and
 * the settings.
 */
function mayScriptImport({ isBench }: Place & { kind: "scripts" }, to: Place, isShape: boolean): boolean {
  if (to.kind === "demo") return false;
  if (isBench || isShape) return true;
  const isServed = to.kind === "worker" && (to.worker === "shop" || to.worker === "redirections");
  return is(to, "scripts", "foundation", "config") || isServed;
}

function mayDomainImport(from: Place & { kind: "domain" }, to: Place, isInterface: boolean): boolean {
  const reaches = (...wanted: readonly Shelf[]) =>
    to.kind === "domain" && wanted.includes(to.shelf) && isOwnOrLefter(from.domain, to.domain);
  switch (from.shelf) {
    case "model":
      return is(to, "foundation") || reaches("model");
    case "operations":
      return (
        is(to, "foundation", "request", "i18n", "design", "notifications") ||
        isInterface ||
        reaches("model", "operations")
      );
    case "browser":
      return is(to, "foundation", "i18n", "notifications") || reaches("model", "browser");
    case "ui":
      return is(to, "foundation", "i18n", "design", "notifications") || reaches("model", "browser", "ui");
    case "routes":
      if (to.kind === "domain") return to.shelf !== "routes" || to.domain === from.domain;
      return is(to, "foundation", "i18n", "design", "notifications", "request");
  }
}

function mayShopImport(to: Place): boolean {
  if (to.kind === "domain") return to.shelf === "model" || to.shelf === "operations";
  return (
    is(to, "foundation", "request", "gateways", "i18n", "mail", "config", "durable-objects") ||
    (to.kind === "worker" && to.worker === "shop")
  );
}

function is(place: Place, ...kinds: readonly Place["kind"][]): boolean {
  return kinds.includes(place.kind);
}
