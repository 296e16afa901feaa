import type { IRequest } from "itty-router";
import { openDesk, type SandboxEnvironment } from "../environment";
import type { SandboxServiceName } from "./services";

type SwitchOptions = {
  /** The delay of a slow service; longer than the shop's timeout if a timeout is to be tested. */
  readonly slowMs?: number;
  /** The response of a service in the state `wrong`; undefined: its own route handles it. */
  readonly toWrongAnswer?: () => Response | undefined;
  readonly toDeadAnswer?: () => Response;
};

const defaultSlowMs = 5_000;

/**
 * Adds a switch and a journal to a service, as a step before its route: `router.all("/vat/*",
 * withSwitch("vat")).get("/vat/v1/check", answerVat)`.
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
