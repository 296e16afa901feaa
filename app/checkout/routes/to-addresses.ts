import { redirect } from "react-router";
import { toStepPath } from "../model/checkout-step";

/** Redirects `/checkout` and its unknown paths to the addresses, the first step. */
export function loader() {
  return redirect(toStepPath("shipping"), 302);
}
