import { array, boolean, integer, nullable, optional, string, type, unknown } from "superstruct";
import type { Country } from "../../../countries/model/country";
import type { GatewayError } from "../../../foundation/gateway-error";
import { ok, type Result } from "../../../foundation/result";
import type { CommerceClient } from "../commerce-client";
import type { CustomerDataKind, PlatformAccountSecurity } from "./account-security-gateway";

const pageSize = 20;
/** Lifetime of a proof that is redeemed immediately. */
const proofMinutes = 1;

const text = optional(nullable(string()));
const PlatformCustomer = type({
  id: string(),
  version: integer(),
  email: string(),
  firstName: text,
  lastName: text,
  isEmailVerified: optional(boolean()),
});
const Page = type({ results: array(type({ id: string() })) });
const Payments = type({ payments: array(type({ id: string() })) });
const Documents = type({ results: array(type({ id: string(), paymentInfo: optional(Payments) })) });
const Reviews = type({ results: array(type({ id: string(), version: integer() })) });

/** Creates the gateway over the platform's REST API, which has all of it; in the store of one country. */
export function createAccountSecurity(
  client: Pick<CommerceClient, "read" | "write" | "remove">,
  { storeKey }: Pick<Country, "storeKey">,
): PlatformAccountSecurity {
  const customers = `/in-store/key=${encodeURIComponent(storeKey)}/customers`;

  async function write(path: string, body: object) {
    const answer = await client.write(`${customers}${path}`, body, PlatformCustomer);
    if (!answer.ok) return answer;
    const { id, version, email, firstName = null, lastName = null } = answer.value;
    return ok({ id, version, email, firstName, lastName });
  }

  /** The mailbox is already proved: the proof that the platform requires is created and redeemed immediately. */
  async function confirmEmail(id: string) {
    const made = await client.write(
      `${customers}/email-token`,
      { id, ttlMinutes: proofMinutes },
      type({ value: string() }),
    );
    return made.ok ? write("/email/confirm", { tokenValue: made.value.value }) : made;
  }

  return {
    changePassword({ id, version }, { present, next }) {
      if (present !== null) {
        return write("/password", { id, version, currentPassword: present, newPassword: next });
      }
      const action = { action: "setAuthenticationMode", authMode: "Password", password: next };
      return write(`/${id}`, { version, actions: [action] });
    },
    async isEmailUsed(email) {
      const query = new URLSearchParams({
        where: `lowercaseEmail = ${JSON.stringify(email.toLowerCase())}`,
        limit: "1",
      });
      const found = await client.read(`${customers}?${query}`, Page);
      return found.ok ? ok(found.value.results.length > 0) : found;
    },
    async changeEmail({ id, version }, email) {
      const changed = await write(`/${id}`, { version, actions: [{ action: "changeEmail", email }] });
      return changed.ok ? confirmEmail(id) : changed;
    },
    async erase({ id, version }) {
      const unnamed = await unnameReviews(client, id);
      if (!unnamed.ok) return unnamed;
      return client.remove(`${customers}/${id}?version=${version}&dataErasure=true`);
    },
    ...createDataReader(client, customers),
  };
}

/** Reads the platform's documents of a customer unchanged. */
function createDataReader(
  client: Pick<CommerceClient, "read">,
  customers: string,
): Pick<PlatformAccountSecurity, "readCustomer" | "readDocuments" | "readPayments"> {
  return {
    readCustomer: (id) => client.read(`${customers}/${id}`, unknown()),
    async readDocuments(customerId, kind, afterId) {
      const after = afterId === null ? "" : ` and id > ${JSON.stringify(afterId)}`;
      const where = ownedBy(kind, customerId) + after;
      const query = new URLSearchParams({ where, sort: "id asc", limit: String(pageSize) });
      const found = await client.read(`/${kind}?${query}`, Documents);
      if (!found.ok) return found;
      const { results } = found.value;
      return ok({ documents: results, isLast: results.length < pageSize });
    },
    async readPayments(ids) {
      const where = `id in (${ids.map((id) => JSON.stringify(id)).join(", ")})`;
      const query = new URLSearchParams({ where, limit: String(pageSize) });
      const found = await client.read(`/payments?${query}`, Page);
      return found.ok ? ok(found.value.results) : found;
    },
  };
}

function ownedBy(kind: CustomerDataKind, customerId: string): string {
  const id = JSON.stringify(customerId);
  return kind === "reviews" || kind === "payments" ? `customer(id = ${id})` : `customerId = ${id}`;
}

/** Keeps the reviews for other shoppers, without the name of the author. */
async function unnameReviews(
  client: Pick<CommerceClient, "read" | "write">,
  customerId: string,
): Promise<Result<null, GatewayError>> {
  const query = new URLSearchParams({ where: ownedBy("reviews", customerId), limit: "500" });
  const found = await client.read(`/reviews?${query}`, Reviews);
  if (!found.ok) return found;
  for (const { id, version } of found.value.results) {
    const actions = [{ action: "setAuthorName" }, { action: "setCustomer" }];
    const written = await client.write(`/reviews/${id}`, { version, actions }, unknown());
    if (!written.ok) return written;
  }
  return ok(null);
}
