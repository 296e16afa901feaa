import { catalogueTypes } from "../../worker/shop/hooks/moves-catalogue.ts";
import type { BuiltWorker } from "./built-workers.ts";

/** What the shop of production listens to, so that here it hears the same. */
const resourceTypes = [...catalogueTypes, "inventory-entry", "customer"];

/** The platform pushes its messages to the shop of the same clone, which has no address that it could reach otherwise. */
export function subscribeShop(worker: BuiltWorker): BuiltWorker {
  if (worker.name !== "ironhall-commerce") return worker;
  return {
    ...worker,
    bindings: {
      ...worker.bindings,
      MESSAGES_ENDPOINT: "http://sk.localhost/hooks/platform-messages",
      MESSAGES_RESOURCE_TYPES: resourceTypes.join(","),
    },
    serviceBindings: { ...worker.serviceBindings, SHOP: "ironhall-shop" },
  };
}
