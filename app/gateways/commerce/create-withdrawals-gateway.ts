import { array, string, type } from "superstruct";
import type { GatewayError } from "../../foundation/gateway-error";
import { ok, type Result } from "../../foundation/result";
import { WithdrawalStatement } from "../../orders/model/withdrawal";
import type { CommerceClient } from "./commerce-client";
import type { WithdrawalsGateway } from "./withdrawals-gateway";

/** Custom objects of this container are the operator's list of withdrawals. */
const container = "withdrawals";

const pageSize = 100;

const Kept = type({ value: WithdrawalStatement });
const Found = type({ results: array(Kept) });
const Page = type({ results: array(type({ id: string(), value: WithdrawalStatement })) });

/** Creates the gateway over the platform's custom objects, which are part of its REST API. */
export function createWithdrawalsGateway(client: CommerceClient): WithdrawalsGateway {
  async function load(key: string): Promise<Result<WithdrawalStatement | null, GatewayError>> {
    const query = new URLSearchParams({ where: `key = ${JSON.stringify(key)}`, limit: "1" });
    const answer = await client.read(`/custom-objects/${container}?${query}`, Found);
    return answer.ok ? ok(answer.value.results[0]?.value ?? null) : answer;
  }

  return {
    load,
    async listByEmail(email) {
      const listed: WithdrawalStatement[] = [];
      const spellings = [...new Set([email, email.toLowerCase()])].map((each) => JSON.stringify(each));
      for (let after = ""; ; ) {
        const where = `value(email in (${spellings.join(", ")})) and id > ${JSON.stringify(after)}`;
        const query = new URLSearchParams({ where, sort: "id asc", limit: String(pageSize) });
        const page = await client.read(`/custom-objects/${container}?${query}`, Page);
        if (!page.ok) return page;
        const { results } = page.value;
        listed.push(...results.map(({ value }) => value));
        if (results.length < pageSize) return ok(listed);
        after = results.at(-1)?.id ?? after;
      }
    },
    async assign(key, statement) {
      const written = await client.write("/custom-objects", { container, key, value: statement }, Kept);
      return written.ok ? ok(null) : written;
    },
    async keep(key, statement) {
      const known = await load(key);
      if (!known.ok) return known;
      if (known.value !== null) return ok(known.value);
      // Version 0 requires a new object: of two simultaneous submissions only one succeeds.
      const draft = { container, key, value: statement, version: 0 };
      const written = await client.write("/custom-objects", draft, Kept);
      if (written.ok) return ok(written.value.value);
      if (written.error.code !== "ConcurrentModification") return written;
      const first = await load(key);
      return first.ok ? ok(first.value ?? statement) : first;
    },
  };
}
