import type { AgentProfile } from "../../../app/gateways/agents/create-agent-profiles";
import type { AgentAccess } from "../config/agent-settings";

/** The release of the specification that the shop implements. */
export const ucpVersion = "2026-04-08";

const specification = `https://ucp.dev/${ucpVersion}`;

type Capability = {
  /** Paths below the release: the text and the JSON Schema. */
  readonly spec: string;
  readonly schema: string;
  /** Of an extension: the capabilities that it adds to. */
  readonly extends?: readonly CapabilityName[];
  /** Offered only where agents may start a checkout. */
  readonly isOfCheckout?: true;
};

export type CapabilityName =
  | "dev.ucp.shopping.catalog.search"
  | "dev.ucp.shopping.catalog.lookup"
  | "dev.ucp.shopping.cart"
  | "dev.ucp.shopping.checkout"
  | "dev.ucp.shopping.order"
  | "dev.ucp.shopping.fulfillment"
  | "dev.ucp.shopping.discount";

const capabilities: Readonly<Record<CapabilityName, Capability>> = {
  "dev.ucp.shopping.catalog.search": {
    spec: "specification/catalog/search",
    schema: "schemas/shopping/catalog_search.json",
  },
  "dev.ucp.shopping.catalog.lookup": {
    spec: "specification/catalog/lookup",
    schema: "schemas/shopping/catalog_lookup.json",
  },
  "dev.ucp.shopping.cart": { spec: "specification/cart", schema: "schemas/shopping/cart.json" },
  "dev.ucp.shopping.checkout": {
    spec: "specification/checkout",
    schema: "schemas/shopping/checkout.json",
    isOfCheckout: true,
  },
  "dev.ucp.shopping.order": {
    spec: "specification/order",
    schema: "schemas/shopping/order.json",
    isOfCheckout: true,
  },
  "dev.ucp.shopping.fulfillment": {
    spec: "specification/fulfillment",
    schema: "schemas/shopping/fulfillment.json",
    extends: ["dev.ucp.shopping.checkout"],
    isOfCheckout: true,
  },
  "dev.ucp.shopping.discount": {
    spec: "specification/discount",
    schema: "schemas/shopping/discount.json",
    extends: ["dev.ucp.shopping.cart", "dev.ucp.shopping.checkout"],
  },
};

const names = Object.keys(capabilities).filter((name): name is CapabilityName => name in capabilities);

/** Lists the capabilities that the shop's setting offers. */
export function listOffered(access: AgentAccess): readonly CapabilityName[] {
  return names.filter((name) => access !== "carts" || !capabilities[name].isOfCheckout);
}

/** Whether the shop's setting opens a capability only to agents that sign their requests. */
export function needsSignature(access: AgentAccess, name: CapabilityName): boolean {
  return access === "signed" && capabilities[name].isOfCheckout === true;
}

/** Describes the offered capabilities for the profile document. */
export function describeCapabilities(access: AgentAccess): Readonly<Record<string, readonly object[]>> {
  const offered = listOffered(access);
  return Object.fromEntries(
    offered.map((name) => {
      const { spec, schema, extends: parents = [] } = capabilities[name];
      const open = parents.filter((parent) => offered.includes(parent));
      const [only, ...more] = open;
      return [
        name,
        [
          {
            version: ucpVersion,
            spec: `${specification}/${spec}`,
            schema: `${specification}/${schema}`,
            ...(only && { extends: more.length > 0 ? open : only }),
          },
        ],
      ];
    }),
  );
}

/**
 * Returns the capabilities that both sides have at the shop's version, without extensions of missing ones.
 * Source: UCP 2026-04-08, "Intersection Algorithm"; no extension of the shop extends another extension.
 */
export function negotiate(access: AgentAccess, profile: AgentProfile): ReadonlySet<CapabilityName> {
  const shared = listOffered(access).filter((name) => profile.capabilities[name]?.includes(ucpVersion));
  return new Set(
    shared.filter((name) => {
      const parents = capabilities[name].extends;
      return !parents || parents.some((parent) => shared.includes(parent));
    }),
  );
}

/** Returns a capability and its active extensions, as a response names them. */
export function toRegistry(
  root: CapabilityName,
  active: ReadonlySet<CapabilityName>,
): Record<string, readonly { readonly version: string }[]> {
  const named = [...active].filter((name) => name === root || capabilities[name].extends?.includes(root));
  return Object.fromEntries(named.map((name) => [name, [{ version: ucpVersion }]]));
}
