import type { Access } from "./access.ts";

/** The platform itself: no shopper and no client stands behind what it does on time. */
export const PLATFORM_ACCESS: Access = {
  clientId: "platform",
  scopes: new Set(["manage_project"]),
  anonymousId: null,
  customerId: null,
};
