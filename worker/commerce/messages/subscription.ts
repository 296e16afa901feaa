/** The subscriber: the endpoint that messages are pushed to, and their resource types. */
export interface Subscription {
  /** URL of the hook, including its secret. */
  readonly endpoint: URL;
  /** Type ids of resources; null: all. */
  readonly resourceTypes: readonly string[] | null;
  readonly fetch: (request: Request) => Promise<Response>;
}

export interface SubscriptionBindings {
  /** `https://shop.example/hooks/platform-messages`; without it messages are only stored. */
  readonly MESSAGES_ENDPOINT?: string;
  /** Secret that the push has in its URL, as a push subscription does. */
  readonly MESSAGES_TOKEN?: string;
  /** `product,category,inventory-entry`; empty or missing: all. */
  readonly MESSAGES_RESOURCE_TYPES?: string;
  /** Serves the endpoint if it has no public URL. */
  readonly SHOP?: Fetcher;
}

/** Parses the environment's subscription; throws if the endpoint is invalid or has no secret. */
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
