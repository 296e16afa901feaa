import { redirect } from "react-router";
import { toStepPath } from "../model/checkout-step";

/**
 * `/checkout` itself, login, create-account, password-reset and what is unknown: guests go straight to the addresses.
 */
export function loader() {
  return redirect(toStepPath("shipping"), 302);
}
