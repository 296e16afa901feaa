import { everyHost, toSourceKey } from "../../worker/redirections/look-up/source-key.ts";
import type { Redirect } from "./redirect.ts";

/** A redirection as the service lists it, with its target in the form of a source. */
export function completeTarget<One extends Pick<Redirect, "host" | "path" | "target" | "code">>(
  redirect: One,
): One & Redirect {
  const { host, target } = redirect;
  const isPath = target.startsWith("/");
  const key = toSourceKey(new URL(target, "https://own.invalid"));
  const targetHost = isPath ? host : key.host || everyHost;
  return { ...redirect, targetHost, targetPath: key.path, targetBarePath: key.barePath };
}
