import type { TrackedCall } from "./tracking-gateway";

type Properties = Readonly<Record<string, unknown>>;

/** A command of the service's batch route. */
export type TrackingCommand = {
  readonly name: "customers" | "customers/events";
  readonly command_id: string;
  readonly data: {
    readonly customer_ids: Readonly<Record<string, string>>;
    readonly event_type?: string;
    /** Seconds since 1970; for properties the name is `update_timestamp`. */
    readonly timestamp?: number;
    readonly update_timestamp?: number;
    readonly properties: Properties;
  };
};

/**
 * Builds the commands of a call; empty for a visitor without any id.
 * An event of the call's name, a customer's properties for `customer-update`, and for consents one `consent` event
 * each, with the properties by which the service stores them.
 */
export function toCommands({ call, sender, id, at }: TrackedCall): readonly TrackingCommand[] {
  const ids = {
    ...(sender.userId && { registered: sender.userId }),
    ...(sender.email && { email_id: sender.email }),
    ...(sender.cookie && { cookie: sender.cookie }),
  };
  if (Object.keys(ids).length === 0) return [];
  const seconds = at.getTime() / 1000;
  const event = (type: string, properties: Properties, part = ""): TrackingCommand => ({
    name: "customers/events",
    command_id: id + part,
    data: {
      customer_ids: ids,
      event_type: type,
      timestamp: seconds,
      properties: { ...properties, locale: sender.locale, event_id: id + part },
    },
  });
  switch (call.name) {
    case "customer-update":
      return [
        {
          name: "customers",
          command_id: id,
          data: {
            customer_ids: ids,
            update_timestamp: seconds,
            properties: { ...(sender.email && { email: sender.email }), locale: sender.locale },
          },
        },
      ];
    case "consent":
    case "customer-consent": {
      const { consents, email_token: _, ...rest } = call.payload;
      return Object.entries(consents).map(([category, isGranted]) =>
        event("consent", { ...rest, ...toConsent(category, isGranted) }, `:${category}`),
      );
    }
    case "newsletter-doi":
      return [event("double_opt_in", { ...call.payload, action: "new", consent_list: ["newsletter"] })];
    default:
      return [event(call.name.replaceAll("-", "_"), { ...call.payload })];
  }
}

function toConsent(category: string, isGranted: boolean): Properties {
  return isGranted
    ? { category, action: "accept", valid_until: "unlimited" }
    : { category, action: "reject" };
}
