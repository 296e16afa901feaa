import { array, enums, type Infer, nullable, string, type } from "superstruct";
import type { GatewayError } from "../../foundation/gateway-error";
import { ok, type Result } from "../../foundation/result";
import { SupportCase } from "../../support/model/support-case";
import type { CommerceClient } from "./commerce-client";

/** Custom objects of this container are the operator's list of cases. */
const container = "support-cases";

/**
 * A case with its delivery state.
 * `undelivered`: the support system refused it for good, or was down for days; `problem` says which.
 */
const StoredCase = type({
  case: SupportCase,
  state: enums(["waiting", "delivered", "undelivered"]),
  problem: nullable(string()),
});

export type StoredCase = Infer<typeof StoredCase>;

const Written = type({ value: StoredCase });
const Found = type({ results: array(Written) });
const Page = type({ results: array(type({ id: string(), value: StoredCase })) });
const pageSize = 100;

type Answer<Value> = Promise<Result<Value, GatewayError>>;

/** Saves cases on the platform, so that no input is lost while the support system is down. */
export interface StoredCases {
  /** Saves a case once by its key; a repeat returns the first. */
  keep(key: string, supportCase: SupportCase): Answer<StoredCase>;
  load(key: string): Answer<StoredCase | null>;
  /** The cases of a mailbox, the oldest id first. */
  listByEmail(email: string): Answer<readonly StoredCase[]>;
  /** Updates the state. After delivery the platform's copy drops its texts. */
  note(key: string, stored: StoredCase): Answer<null>;
}

/** Creates the gateway over the platform's custom objects, which are part of its REST API. */
export function createStoredCases(client: CommerceClient): StoredCases {
  async function load(key: string): Answer<StoredCase | null> {
    const query = new URLSearchParams({ where: `key = ${JSON.stringify(key)}`, limit: "1" });
    const answer = await client.read(`/custom-objects/${container}?${query}`, Found);
    return answer.ok ? ok(answer.value.results[0]?.value ?? null) : answer;
  }

  return {
    load,
    async listByEmail(email) {
      const listed: StoredCase[] = [];
      const spellings = [...new Set([email, email.toLowerCase()])].map((each) => JSON.stringify(each));
      for (let after = ""; ; ) {
        const of = `value(case(customerEmail in (${spellings.join(", ")})))`;
        const where = `${of} and id > ${JSON.stringify(after)}`;
        const query = new URLSearchParams({ where, sort: "id asc", limit: String(pageSize) });
        const page = await client.read(`/custom-objects/${container}?${query}`, Page);
        if (!page.ok) return page;
        const { results } = page.value;
        listed.push(...results.map(({ value }) => value));
        if (results.length < pageSize) return ok(listed);
        after = results.at(-1)?.id ?? after;
      }
    },
    async note(key, stored) {
      const value = stored.state === "delivered" ? { ...stored, case: forgetTexts(stored.case) } : stored;
      const written = await client.write("/custom-objects", { container, key, value }, Written);
      return written.ok ? ok(null) : written;
    },
    async keep(key, supportCase) {
      const value: StoredCase = { case: supportCase, state: "waiting", problem: null };
      // Version 0 requires a new object: of two simultaneous submissions only one succeeds.
      const draft = { container, key, value, version: 0 };
      const written = await client.write("/custom-objects", draft, Written);
      if (written.ok) return ok(written.value.value);
      if (written.error.code !== "ConcurrentModification") return written;
      const first = await load(key);
      return first.ok ? ok(first.value ?? value) : first;
    },
  };
}

/** Delivered texts need no copy here; the mail still needs name and address. */
function forgetTexts(supportCase: SupportCase): SupportCase {
  return { ...supportCase, subject: "", description: "", companyName: "", phoneNumber: "", vatId: "" };
}
