import { readEnvironment } from "../config/environment";
import { answerPicture, isGatewayPath } from "../development/answer-picture";
import { answerRooms } from "../development/answer-rooms";
import { toPlainAnswer } from "../edit-headers";
import { answerLocalOperators } from "../operators/answer-operators";
import { isForeignLocalWrite } from "../security/refusals";
import type { Step } from "../shop-env";
import { answerToggles } from "./keep-toggles";

/**
 * Sets the environment and the URL for the next steps. In development and preview only, the embedded systems respond
 * here on separate hosts, on the shop's port.
 */
export const dispatchLocalSystems: Step = async (context, next) => {
  const environment = readEnvironment(context.env);
  context.set("environment", environment);
  const url = new URL(context.req.url);
  context.set("url", url);
  if (!environment.isLocal) return next();
  const { hostname, pathname } = url;
  if (isGatewayPath(pathname))
    return answerPicture(context.req.raw, context.env, environment.photographHosts);
  if (!localSystems.test(hostname)) return next();
  const isWrite = context.req.method !== "GET" && context.req.method !== "HEAD";
  if (isWrite && isForeignLocalWrite(context.req.raw.headers, url.port))
    return toPlainAnswer(403, "This request came from another site");
  if (hostname === "rooms.localhost")
    return pathname === "/toggles" ? answerToggles(context) : answerRooms(context);
  if (hostname === "operations.localhost") return answerLocalOperators(context);
  const system = chooseSystem(context.env, hostname);
  return system ? system.fetch(context.req.raw) : next();
};

const localSystems = /^(?:rooms|operations|platform|search|redirections|sandbox|orders)\.localhost$/;

function chooseSystem(bindings: ShopBindings, hostname: string): Fetcher | undefined {
  if (hostname === "platform.localhost") return bindings.COMMERCE;
  if (hostname === "search.localhost") return bindings.SEARCH;
  if (hostname === "redirections.localhost") return bindings.REDIRECTIONS;
  if (hostname === "sandbox.localhost" || hostname === "orders.localhost") return bindings.SANDBOX;
  return undefined;
}
