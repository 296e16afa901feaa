import { redirect } from "react-router";
import { toStepPath } from "../model/checkout-step";

/** `/checkout` itself and what is unknown there: the addresses are the way in. */
export function loader() {
  return redirect(toStepPath("shipping"), 302);
}
