import { createHash } from "node:crypto";
import type { SettingsTable } from "../../worker/shop/config/setting.ts";

type Mark = { readonly day: string; readonly trace: string };

/**
 * Formats `NAME=2026-11-23/ab12 …`: the date of each secret's value. The trace (16 bits of a digest) distinguishes a
 * changed value from the same one given again, and reveals nothing else.
 */
export function writeSecretAges(
  former: string,
  secrets: Readonly<Record<string, string>>,
  today: Date,
): string {
  const marks = new Map(readMarks(former));
  for (const [name, value] of Object.entries(secrets)) {
    const trace = createHash("sha256").update(`${name}=${value}`).digest("hex").slice(0, 4);
    if (marks.get(name)?.trace !== trace) marks.set(name, { day: toDay(today), trace });
  }
  return [...marks].map(([name, { day, trace }]) => `${name}=${day}/${trace}`).join(" ");
}

/** Returns one sentence per secret whose value is older than its row allows. */
export function listOldSecrets(ages: string, table: SettingsTable, today: Date): readonly string[] {
  return readMarks(ages).flatMap(([name, { day }]) => {
    const rotation = table[name]?.rotation;
    const days = Math.floor((today.getTime() - Date.parse(day)) / 86_400_000);
    if (!rotation?.everyDays || days <= rotation.everyDays) return [];
    return [`${name} is ${days} days old, ${rotation.everyDays} are its most: ${rotation.how}`];
  });
}

function readMarks(ages: string): readonly (readonly [string, Mark])[] {
  const pattern = /(\w+)=(\d{4}-\d{2}-\d{2})\/([0-9a-f]{4})/g;
  return [...ages.matchAll(pattern)].map(([, name = "", day = "", trace = ""]) => [name, { day, trace }]);
}

function toDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
