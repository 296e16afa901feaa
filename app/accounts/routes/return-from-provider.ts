import { finishAtProvider } from "../../sign-in/operations/provider-flow.server";
import type { Route } from "./+types/return-from-provider";

/** Handles the return from a provider. */
export function loader(call: Route.LoaderArgs) {
  return finishAtProvider(call, call.params.provider);
}
