import { array, integer, optional, string, type } from "superstruct";
import type { CommerceClient } from "../../../app/gateways/commerce/commerce-client";
import type { Log } from "../../../app/request/log";
import { createLog } from "../create-log";
import { rememberEnvironment } from "../environment-memory";
import { type Forgetting, retainedRecords } from "./retained-records";

/** An invocation may make a thousand subrequests; a run comes every hour. */
const mostAtOnce = 400;
const pageSize = 100;

const Page = type({
  results: array(
    type({ id: string(), version: integer(), container: optional(string()), key: optional(string()) }),
  ),
});

type Found = (typeof Page)["TYPE"]["results"][number];

/** Deletes expired records from the platform, once an hour. */
export async function forgetRecordsHourly(scheduledAt: Date, bindings: ShopBindings): Promise<void> {
  if (scheduledAt.getUTCMinutes() !== 30) return;
  await forgetRecords(rememberEnvironment(bindings).commerce, scheduledAt, createLog({}));
}

/** Deletes up to 400 records that have expired by `now`, the oldest first; logs the counts. A failure ends the run. */
export async function forgetRecords(
  client: Pick<CommerceClient, "read" | "remove">,
  now: Date,
  log: Log,
): Promise<void> {
  let left = mostAtOnce;
  for (const { what, forgetting } of retainedRecords) {
    if (!forgetting || left <= 0) continue;
    const { count, problem } = await forget(client, forgetting, now, left);
    left -= count;
    if (count > 0) log.info("records-forgotten", { what, count });
    if (problem) return log.error("records-not-forgotten", { what, reason: problem });
  }
}

async function forget(
  client: Pick<CommerceClient, "read" | "remove">,
  { path, where, before }: Forgetting,
  now: Date,
  most: number,
): Promise<{ readonly count: number; readonly problem?: string }> {
  let count = 0;
  while (count < most) {
    const limit = Math.min(pageSize, most - count);
    const query = new URLSearchParams({
      where: where(before(now).toISOString()),
      limit: String(limit),
      withTotal: "false",
    });
    const page = await client.read(`/${path}?${query}`, Page);
    if (!page.ok) return { count, problem: page.error.message };
    for (const found of page.value.results) {
      const removed = await client.remove(toPath(path, found));
      const isGone = removed.ok || removed.error.code === "ResourceNotFound";
      if (!isGone) return { count, problem: removed.error.message };
      count += 1;
    }
    if (page.value.results.length < limit) break;
  }
  return { count };
}

function toPath(path: Forgetting["path"], { id, version, container, key }: Found): string {
  const name = container !== undefined && key !== undefined ? `${container}/${key}` : id;
  return `/${path}/${name}?version=${version}${path === "custom-objects" ? "" : "&dataErasure=true"}`;
}
