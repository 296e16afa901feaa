import type { IRequest } from "itty-router";
import type { SandboxEnvironment } from "../environment";

/** The embedded service itself: the sandbox puts no more than its switch and journal before it. */
export function passOnRecommendations(request: IRequest, env: SandboxEnvironment): Promise<Response> {
  const url = new URL(request.url);
  url.pathname = url.pathname.replace(/^\/recommendations/, "");
  return env.RECOMMENDATIONS.fetch(url.href, {
    method: request.method,
    headers: request.headers,
    body: request.body,
  });
}
