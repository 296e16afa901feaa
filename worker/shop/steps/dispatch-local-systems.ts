import { readEnvironment } from "../../../durable-objects/environment";
import { answerRooms } from "../development/answer-rooms";
import type { Step } from "../shop-env";

/** Development and preview only: the embedded systems answer on hosts of their own, on the shop's port. */
export const dispatchLocalSystems: Step = async (context, next) => {
  const environment = readEnvironment(context.env);
  context.set("environment", environment);
  if (!environment.isLocal) return next();
  const { hostname } = new URL(context.req.url);
  if (hostname === "rooms.localhost") return answerRooms(context);
  const system = chooseSystem(context.env, hostname);
  return system ? system.fetch(context.req.raw) : next();
};

function chooseSystem(bindings: ShopBindings, hostname: string): Fetcher | undefined {
  if (hostname === "platform.localhost") return bindings.COMMERCE;
  if (hostname === "sandbox.localhost") return bindings.SANDBOX;
  return undefined;
}
