import type { Environment } from "../requests/environment.ts";

/**
 * Routes to the operator's pages if the deployment enables them (`OPERATOR_PAGES="on"`) and the host is local; else
 * 404.
 * They are loaded with the first request, so that a platform without them has no cost.
 */
export async function enterOperatorPages(
  request: Request,
  environment: Environment,
): Promise<Response | undefined> {
  if (!environment.showsOperatorPages || !isLocalHost(new URL(request.url).hostname)) return undefined;
  const { answerOperator } = await import("./answer-operator.ts");
  return answerOperator(request, environment);
}

function isLocalHost(hostname: string): boolean {
  return hostname === "localhost" || hostname.endsWith(".localhost");
}
