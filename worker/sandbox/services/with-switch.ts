import type { IRequest } from "itty-router";
import { openDesk, type SandboxEnvironment } from "../environment";
import type { SandboxServiceName } from "./services";

type SwitchOptions = {
  /** How late a slow service answers; longer than the shop's patience where that is what is to be tried. */
  readonly slowMs?: number;
  /** What a service that answers wrongly says; undefined: its own route knows. */
  readonly toWrongAnswer?: () => Response | undefined;
  readonly toDeadAnswer?: () => Response;
};

const defaultSlowMs = 5_000;

/**
 * Puts a service under its switch and writes down what arrives, as a step before the route that answers it:
 * `router.all("/vat/*", withSwitch("vat")).get("/vat/v1/check", answerVat)`.
 */
export function withSwitch(service: SandboxServiceName, options: SwitchOptions = {}) {
  const { slowMs = defaultSlowMs } = options;
  const toWrongAnswer = options.toWrongAnswer ?? (() => Response.json({ unexpected: true }));
  const toDeadAnswer = options.toDeadAnswer ?? (() => new Response(null, { status: 503 }));
  return async (request: IRequest, env: SandboxEnvironment): Promise<Response | undefined> => {
    const { pathname, search } = new URL(request.url);
    const body = request.method === "GET" ? "" : await request.clone().text();
    const mode = await openDesk(env, service).receive(`${request.method} ${pathname}${search}`, body);
    if (mode === "wrong") return toWrongAnswer();
    if (mode === "dead") return toDeadAnswer();
    if (mode === "slow") await new Promise((resolve) => setTimeout(resolve, slowMs));
    return undefined;
  };
}
