import { integer, string, type } from "superstruct";
import type { GatewayError } from "../../foundation/gateway-error";
import { ok } from "../../foundation/result";
import { noLists, SavedListsStruct } from "../../lists/model/saved-lists";
import type { CommerceClient } from "./commerce-client";
import type { CustomerListsGateway } from "./customer-lists-gateway";

/** Custom objects by customer id: all saved lists of a customer. */
const listsContainer = "customer-lists";
/** Custom objects by the hash of a link's secret: the list that the link shows. */
const linksContainer = "shared-lists";

const Stored = type({ version: integer(), value: SavedListsStruct });
const StoredLink = type({ value: type({ customerId: string(), listId: string() }) });
const Written = type({ version: integer() });

/**
 * Creates the gateway over the platform's custom objects, whose version detects changes by another device.
 * Each object is read by its key, which the platform serves from the primary: a page after a change shows it.
 */
export function createCustomerListsGateway(
  client: Pick<CommerceClient, "read" | "write" | "remove">,
): CustomerListsGateway {
  async function erase(container: string, key: string) {
    const answer = await client.remove(`/custom-objects/${container}/${key}`);
    return answer.ok || isMissing(answer.error) ? ok(null) : answer;
  }

  return {
    async load(customerId) {
      const answer = await client.read(`/custom-objects/${listsContainer}/${customerId}`, Stored);
      if (answer.ok) return ok({ version: answer.value.version, saved: answer.value.value });
      return isMissing(answer.error) ? ok({ version: 0, saved: noLists }) : answer;
    },
    async save(customerId, version, value) {
      const draft = { container: listsContainer, key: customerId, version, value };
      const answer = await client.write("/custom-objects", draft, Written);
      return answer.ok ? ok(null) : answer;
    },
    erase: (customerId) => erase(listsContainer, customerId),
    async keepLink(shareKey, value) {
      const draft = { container: linksContainer, key: await hash(shareKey), value };
      const answer = await client.write("/custom-objects", draft, Written);
      return answer.ok ? ok(null) : answer;
    },
    async findLink(shareKey) {
      const path = `/custom-objects/${linksContainer}/${await hash(shareKey)}`;
      const answer = await client.read(path, StoredLink);
      if (answer.ok) return ok(answer.value.value);
      return isMissing(answer.error) ? ok(null) : answer;
    },
    dropLink: async (shareKey) => erase(linksContainer, await hash(shareKey)),
  };
}

function isMissing({ kind, code }: GatewayError): boolean {
  return kind === "rejected" && code === "ResourceNotFound";
}

/** Hashes the link's secret: the platform's operator sees which list is shared, but cannot open its link. */
async function hash(secret: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
