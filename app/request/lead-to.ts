import { redirect } from "react-router";

/** What a guard throws: the browser goes on at another own path, given without language prefix, by a GET. */
export function leadTo(path: string): Response {
  return redirect(path, 303);
}
