import { redirect } from "react-router";

/** Returns the redirect that a guard throws, to another internal path by a GET; `path` is without language prefix. */
export function leadTo(path: string): Response {
  return redirect(path, 303);
}
