import { everyHost } from "../../worker/redirections/look-up/source-key.ts";

/** One redirection as the service stores it. */
export interface Redirect {
  /** Host of the source; `*`: every host. */
  readonly host: string;
  /** The source's path, with its query if significant. */
  readonly path: string;
  /** A path of the same host, or an absolute URL. */
  readonly target: string;
  readonly code: number;
  /** Host of the target in the form of a source; `*`: the requested host. */
  readonly targetHost: string;
  readonly targetPath: string;
  readonly targetBarePath: string;
}

export interface RowProblem {
  readonly line: number;
  readonly reason: string;
}

/** A redirection from a file, with its line. */
export interface RedirectRow extends Redirect {
  readonly line: number;
}

/** Formats the source for a reader: a URL without its scheme, or a path that applies to every host. */
export function toSourceText({ host, path }: Pick<Redirect, "host" | "path">): string {
  return host === everyHost ? path : `${host}${path}`;
}
