import { everyHost } from "../../worker/redirections/look-up/source-key.ts";

/** One redirection as the service keeps it. */
export interface Redirect {
  /** Of the source; `*`: every host. */
  readonly host: string;
  /** The source's path, with the query behind it where it matters. */
  readonly path: string;
  /** A path of the same host, or a whole address. */
  readonly target: string;
  readonly code: number;
  /** Where the target leads in the form of a source; `*`: the host of who asks. */
  readonly targetHost: string;
  readonly targetPath: string;
  readonly targetBarePath: string;
}

export interface RowProblem {
  readonly line: number;
  readonly reason: string;
}

/** A redirection of a file, with the line that it stands on. */
export interface RedirectRow extends Redirect {
  readonly line: number;
}

/** The source as a person reads it: an address without its scheme, or a path that counts on every host. */
export function toSourceText({ host, path }: Pick<Redirect, "host" | "path">): string {
  return host === everyHost ? path : `${host}${path}`;
}
