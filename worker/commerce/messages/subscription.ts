/** Who hears of changes: the place that messages are pushed to, and about what. */
export interface Subscription {
  /** Address of the hook, with whatever it wants to be proved by. */
  readonly endpoint: URL;
  /** Type ids of resources; null: everything. */
  readonly resourceTypes: readonly string[] | null;
  readonly fetch: (request: Request) => Promise<Response>;
}

export interface SubscriptionBindings {
  /** `https://shop.example/hooks/platform-messages`; without it messages are only kept. */
  readonly MESSAGES_ENDPOINT?: string;
  /** Secret that the push carries in its address, as a push subscription does. */
  readonly MESSAGES_TOKEN?: string;
  /** `product,category,inventory-entry`; empty or left out: everything. */
  readonly MESSAGES_RESOURCE_TYPES?: string;
  /** Who answers the endpoint where it is no public address. */
  readonly SHOP?: Fetcher;
}

/** The subscription that the environment describes; throws when it has an endpoint without a secret or a broken one. */
export function parseSubscription(bindings: SubscriptionBindings): Subscription | null {
  const { MESSAGES_ENDPOINT, MESSAGES_TOKEN, MESSAGES_RESOURCE_TYPES, SHOP } = bindings;
  if (!MESSAGES_ENDPOINT) return null;
  if (!MESSAGES_TOKEN) {
    throw new Error(
      "MESSAGES_TOKEN is missing: set it as a secret, the same as the shop's PLATFORM_MESSAGES_TOKEN.",
    );
  }
  const endpoint = new URL(MESSAGES_ENDPOINT);
  endpoint.searchParams.set("token", MESSAGES_TOKEN);
  const types = (MESSAGES_RESOURCE_TYPES ?? "").split(",").filter(Boolean);
  return {
    endpoint,
    resourceTypes: types.length > 0 ? types : null,
    fetch: (request) => (SHOP ? SHOP.fetch(request) : fetch(request)),
  };
}
