import { array, integer, nullable, string, type, unknown } from "superstruct";
import { err, ok } from "../../foundation/result";
import type { AddressConsents, AddressConsentsGateway } from "./address-consents-gateway";
import type { CommerceClient } from "./commerce-client";
import { listConsents } from "./consent-entries";

/** Custom objects of this container are the shops' list of subscribers without an account. */
const container = "address-consents";

const Stored = type({
  version: integer(),
  value: type({ email: nullable(string()), locale: nullable(string()), entries: array(unknown()) }),
});
const Written = type({ version: integer() });
const nothing: AddressConsents = { email: null, locale: null, entries: [] };

type Client = Pick<CommerceClient, "read" | "write" | "remove">;

/** Creates the gateway over the platform's custom objects; `storeKey`: each country's shop has separate records. */
export function createAddressConsents(
  client: Client,
  storeKey: string,
  secret: string,
): AddressConsentsGateway {
  const toKey = (email: string) => hash(secret, `${storeKey} ${email.trim().toLowerCase()}`);

  return {
    async load(email) {
      const answer = await client.read(`/custom-objects/${container}/${await toKey(email)}`, Stored);
      if (answer.ok) {
        const { version, value } = answer.value;
        return ok({ version, stored: { ...value, entries: listConsents(value.entries) } });
      }
      const isMissing = answer.error.code === "ResourceNotFound";
      return isMissing ? ok({ version: 0, stored: nothing }) : err(answer.error);
    },
    async save(email, version, value) {
      const draft = { container, key: await toKey(email), version, value: { ...value, storeKey } };
      const answer = await client.write("/custom-objects", draft, Written);
      return answer.ok ? ok(null) : answer;
    },
    async erase(email, version) {
      const answer = await client.remove(
        `/custom-objects/${container}/${await toKey(email)}?version=${version}`,
      );
      return answer.ok || answer.error.code === "ResourceNotFound" ? ok(null) : answer;
    },
  };
}

const encoder = new TextEncoder();

/** Without the secret a key reveals no address, not even by trying addresses. */
async function hash(secret: string, text: string): Promise<string> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey(
    "raw",
    encoder.encode(`address consents ${secret}`),
    algorithm,
    false,
    ["sign"],
  );
  const bytes = new Uint8Array(await crypto.subtle.sign("HMAC", key, encoder.encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
