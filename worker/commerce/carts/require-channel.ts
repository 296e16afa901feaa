import { referencedResourceNotFound } from "../errors/platform-errors.ts";
import { type Reference, type ResourceIdentifier, toReference } from "../resources/reference.ts";
import type { CartFacts } from "./cart-facts.ts";

/** The name under which a channel is looked up; undefined when the input names none. */
export function readChannelName(identifier: ResourceIdentifier | null | undefined): string | undefined {
  return identifier?.id ?? identifier?.key ?? undefined;
}

/** The channel that an input names by id or key, undefined when it names none. Throws ReferencedResourceNotFound. */
export function requireChannel(
  identifier: ResourceIdentifier | null | undefined,
  facts: CartFacts,
): Reference | undefined {
  const name = readChannelName(identifier);
  if (name === undefined) return undefined;
  const channel = facts.channels.get(name);
  if (!channel) throw referencedResourceNotFound("channel", name);
  return toReference("channel", channel.id);
}
