import type { ErrorHandler } from "hono";
import type { Log } from "../../../app/request/log";
import { EnvironmentError } from "../config/environment";
import { createLog } from "../create-log";
import { toPlainAnswer } from "../edit-headers";
import type { ShopEnv } from "../shop-env";

/** Refusals that are logged already: one line per start of the worker, not one per visitor. */
const logged = new WeakSet<EnvironmentError>();

/** Handles unexpected errors. The response reveals nothing internal. */
export const answerError: ErrorHandler<ShopEnv> = (error, context) => {
  const log = context.get("log") ?? createLog({});
  if (error instanceof EnvironmentError) return refuseToServe(error, context.env.DEPLOYMENT, log);
  log.error("unexpected-error", { message: error.message, stack: error.stack });
  return toPlainAnswer(500, "Something went wrong on our side. Please try again.");
};

/** An incompletely configured shop serves nothing: wrong payments, prices or mails are worse than a closed shop. */
function refuseToServe(error: EnvironmentError, deployment: string | undefined, log: Log): Response {
  if (!logged.has(error)) log.error("settings-refused", { message: error.message });
  logged.add(error);
  const isLocal = deployment === "local";
  return toPlainAnswer(
    503,
    isLocal ? error.message : "The shop is closed for a moment. Please try again soon.",
    {
      "Retry-After": "60",
    },
  );
}
