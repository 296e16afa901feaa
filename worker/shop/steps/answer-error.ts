import type { ErrorHandler } from "hono";
import type { Log } from "../../../app/request/log";
import { EnvironmentError } from "../config/environment";
import { createLog } from "../create-log";
import { toPlainAnswer } from "../edit-headers";
import type { ShopEnv } from "../shop-env";

/** Refusals that stand in the log already: one line for each start of the worker, not one for each visitor. */
const logged = new WeakSet<EnvironmentError>();

/** What no step foresaw. The visitor learns nothing of the inside. */
export const answerError: ErrorHandler<ShopEnv> = (error, context) => {
  const log = context.get("log") ?? createLog({});
  if (error instanceof EnvironmentError) return refuseToServe(error, context.env.DEPLOYMENT, log);
  log.error("unexpected-error", { message: error.message, stack: error.stack });
  return toPlainAnswer(500, "Something went wrong on our side. Please try again.");
};

/** A shop that is half set up serves nothing: what it would do wrong (payments, prices, mails) is worse than to be closed. */
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
