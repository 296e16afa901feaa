import { leadTo } from "../../request/lead-to";
import { readForm } from "../../request/read-form";
import { beginAtProvider } from "../../sign-in/operations/provider-flow.server";
import { refuseCustomer } from "../operations/require-customer.server";
import type { Route } from "./+types/start-at-provider";

/** Handles a press of a provider's button. */
export async function action(call: Route.ActionArgs) {
  await refuseCustomer(call);
  const form = await readForm(call.request);
  const from = String(form.get("from") ?? "");
  return beginAtProvider(call, { provider: call.params.provider, from, customerId: null });
}

/** A link alone never signs in. */
export function loader() {
  throw leadTo("/login");
}
