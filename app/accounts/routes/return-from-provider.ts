import { finishAtProvider } from "../../sign-in/operations/provider-flow.server";
import type { Route } from "./+types/return-from-provider";

/** A provider sends the shopper back. */
export function loader(call: Route.LoaderArgs) {
  return finishAtProvider(call, call.params.provider);
}
