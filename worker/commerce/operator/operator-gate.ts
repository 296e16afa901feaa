import type { Environment } from "../requests/environment.ts";

/**
 * Leads to the operator's pages where the deployment opens them (`OPERATOR_PAGES="on"`) and the host is a local one; anywhere
 * else nothing is there. They are loaded with the first request, so that a platform without them carries nothing of them.
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
