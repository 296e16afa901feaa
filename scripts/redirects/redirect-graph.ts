import { everyHost } from "../../worker/redirections/look-up/source-key.ts";
import { type Redirect, toSourceText } from "./redirect.ts";

/** Longer chains are mistakes. */
const mostSteps = 50;

export type Trail =
  /** Redirects to a page directly. */
  | { readonly kind: "direct" }
  /** Redirects to another redirection; `end` is the last one of them. */
  | { readonly kind: "chain"; readonly next: Redirect; readonly end: Redirect }
  | { readonly kind: "loop"; readonly through: readonly string[] };

/** All redirections together, to find where each one ends. */
export class RedirectGraph<One extends Redirect = Redirect> {
  readonly #byPath = new Map<string, One[]>();

  constructor(redirects: Iterable<One>) {
    for (const redirect of redirects) {
      const same = this.#byPath.get(redirect.path);
      if (same) same.push(redirect);
      else this.#byPath.set(redirect.path, [redirect]);
    }
  }

  /** Returns the redirection of this one's target; chooses like the lookup. */
  findNext({ targetHost, targetPath, targetBarePath }: Redirect): One | undefined {
    for (const path of [targetPath, targetBarePath]) {
      const found = this.#byPath.get(path) ?? [];
      const own = found.find(({ host }) => host === targetHost);
      const other = found.find(({ host }) => host === everyHost || targetHost === everyHost);
      if (own ?? other) return own ?? other;
    }
    return undefined;
  }

  follow(redirect: Redirect): Trail {
    const next = this.findNext(redirect);
    if (!next) return { kind: "direct" };
    const seen = [toSourceText(redirect)];
    let end: Redirect = next;
    while (seen.length < mostSteps) {
      const text = toSourceText(end);
      if (seen.includes(text)) return { kind: "loop", through: [...seen, text] };
      seen.push(text);
      const after = this.findNext(end);
      if (!after) return { kind: "chain", next, end };
      end = after;
    }
    return { kind: "loop", through: seen };
  }
}

/**
 * Returns the redirection with the end of its chain as its target.
 * null if the end does not apply to its host.
 */
export function flatten<One extends Redirect>(redirect: One, end: Redirect): One | null {
  // A target that is a path of its own host does not apply to another host.
  const isPath = end.target.startsWith("/");
  if (isPath && end.host !== everyHost && end.host !== redirect.host) {
    if (redirect.host === everyHost) return null;
    return { ...redirect, ...toTarget(end), target: `https://${end.host}${end.target}` };
  }
  const targetHost = isPath && end.host === everyHost ? redirect.host : end.targetHost;
  return { ...redirect, ...toTarget(end), targetHost };
}

function toTarget({ target, targetHost, targetPath, targetBarePath }: Redirect) {
  return { target, targetHost, targetPath, targetBarePath };
}
