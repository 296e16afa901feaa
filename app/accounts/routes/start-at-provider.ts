import { leadTo } from "../../request/lead-to";
import { readForm } from "../../request/read-form";
import { beginAtProvider } from "../../sign-in/operations/provider-flow.server";
import { refuseCustomer } from "../operations/require-customer.server";
import type { Route } from "./+types/start-at-provider";

/** The button of a provider was pressed. */
export async function action(call: Route.ActionArgs) {
  await refuseCustomer(call);
  const form = await readForm(call.request);
  const from = String(form.get("from") ?? "");
  return beginAtProvider(call, { provider: call.params.provider, from, customerId: null });
}

/** Nobody is signed in by following a link. */
export function loader() {
  throw leadTo("/login");
}
