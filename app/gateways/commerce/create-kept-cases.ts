import { array, enums, type Infer, nullable, string, type } from "superstruct";
import type { GatewayError } from "../../foundation/gateway-error";
import { ok, type Result } from "../../foundation/result";
import { SupportCase } from "../../support/model/support-case";
import type { CommerceClient } from "./commerce-client";

/** Custom objects of this container are the operator's list of cases. */
const container = "support-cases";

/**
 * A case and what became of it. `undelivered`: the desk's system refused it for good, or did not answer for days;
 * `problem` says which.
 */
const KeptCase = type({
  case: SupportCase,
  state: enums(["waiting", "delivered", "undelivered"]),
  problem: nullable(string()),
});

export type KeptCase = Infer<typeof KeptCase>;

const Kept = type({ value: KeptCase });
const Found = type({ results: array(Kept) });
const Page = type({ results: array(type({ id: string(), value: KeptCase })) });
const pageSize = 100;

type Answer<Value> = Promise<Result<Value, GatewayError>>;

/** Cases on the platform, where nothing that was typed is lost while the desk's system is down. */
export interface KeptCases {
  /** Keeps a case once by its key; a repeat answers the first. */
  keep(key: string, supportCase: SupportCase): Answer<KeptCase>;
  load(key: string): Answer<KeptCase | null>;
  /** The cases of a mailbox, the oldest id first. */
  listByEmail(email: string): Answer<readonly KeptCase[]>;
  /** Once the desk has it, the platform forgets what was written. */
  note(key: string, kept: KeptCase): Answer<null>;
}

/** Over the platform's custom objects, which its REST API has. */
export function createKeptCases(client: CommerceClient): KeptCases {
  async function load(key: string): Answer<KeptCase | null> {
    const query = new URLSearchParams({ where: `key = ${JSON.stringify(key)}`, limit: "1" });
    const answer = await client.read(`/custom-objects/${container}?${query}`, Found);
    return answer.ok ? ok(answer.value.results[0]?.value ?? null) : answer;
  }

  return {
    load,
    async listByEmail(email) {
      const listed: KeptCase[] = [];
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
    async note(key, kept) {
      const value = kept.state === "delivered" ? { ...kept, case: forgetTexts(kept.case) } : kept;
      const written = await client.write("/custom-objects", { container, key, value }, Kept);
      return written.ok ? ok(null) : written;
    },
    async keep(key, supportCase) {
      const value: KeptCase = { case: supportCase, state: "waiting", problem: null };
      // Version 0 wants an object that is not there yet: of two presses at the same moment one is the first.
      const draft = { container, key, value, version: 0 };
      const written = await client.write("/custom-objects", draft, Kept);
      if (written.ok) return ok(written.value.value);
      if (written.error.code !== "ConcurrentModification") return written;
      const first = await load(key);
      return first.ok ? ok(first.value ?? value) : first;
    },
  };
}

/** What the desk has need not be here as well; the mail still needs name and address. */
function forgetTexts(supportCase: SupportCase): SupportCase {
  return { ...supportCase, subject: "", description: "", companyName: "", phoneNumber: "", vatId: "" };
}
