import type { ErrorHandler } from "hono";
import { EnvironmentError } from "../../../durable-objects/environment";
import { createLog } from "../create-log";
import { toPlainAnswer } from "../edit-headers";
import type { ShopEnv } from "../shop-env";

/** What no step foresaw. The visitor learns nothing of the inside; a wrong environment is said where it is set up. */
export const answerError: ErrorHandler<ShopEnv> = (error, context) => {
  const log = context.get("log") ?? createLog({});
  log.error("unexpected-error", { message: error.message, stack: error.stack });
  const isSetUp = error instanceof EnvironmentError && context.env.DEPLOYMENT !== "production";
  return toPlainAnswer(500, isSetUp ? error.message : "Something went wrong on our side. Please try again.");
};
