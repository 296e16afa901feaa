import { expect, type Page } from "playwright/test";
import { validate } from "superstruct";
import { TagEvents } from "./tag-events.ts";

type Entry = {
  readonly event?: string;
  readonly ecommerce?: { readonly [field: string]: unknown } | null;
  readonly [field: string]: unknown;
};

export type Entries = { readonly all: Entry[]; names(): readonly string[] };

/** Collects every page's pushes to the tag manager within the context, in order, across pages and tabs. */
export async function collectEntries(page: Page): Promise<Entries> {
  const all: Entry[] = [];
  const context = page.context();
  await context.exposeFunction("collectEntry", (text: string) => all.push(JSON.parse(text)));
  await context.addInitScript(() => {
    let layer: unknown[] | undefined;
    const tell = (entry: unknown) => {
      // A command is an `arguments` object; the consent event is not one of the shop's.
      const isEntry = typeof entry === "object" && entry !== null && !("length" in entry);
      if (isEntry && !("consent" in entry)) Reflect.get(window, "collectEntry")(JSON.stringify(entry));
    };
    Object.defineProperty(window, "dataLayer", {
      get: () => layer,
      set: (value: unknown[]) => {
        const push = value.push.bind(value);
        value.push = (...entries) => {
          entries.forEach(tell);
          return push(...entries);
        };
        layer = value;
      },
    });
  });
  return { all, names: () => all.flatMap(({ event }) => event ?? []) };
}

/** Returns an event's first item. */
export function itemOf(entry: Entry | undefined): Readonly<Record<string, unknown>> {
  const items = entry?.ecommerce?.items;
  return Array.isArray(items) ? items[0] : {};
}

/** Waits until `count` events of a name exist; returns them. */
export async function waitForEntries(entries: Entries, name: string, count = 1): Promise<readonly Entry[]> {
  const list = () => entries.all.filter(({ event }) => event === name);
  await expect.poll(() => list().length, { message: name, timeout: 60_000 }).toBeGreaterThanOrEqual(count);
  return list();
}

/** Expects each event to be a GA4 event as the shop fills it, with the previous event's fields reset. */
export function expectTagEvents({ all }: Entries): void {
  for (const [at, entry] of all.entries()) {
    if (!entry.event) continue;
    const [error] = validate(entry, TagEvents);
    expect(error && `${JSON.stringify(entry)}: ${error.message}`).toBeUndefined();
    if (entry.ecommerce) expect(all[at - 1], entry.event).toEqual({ ecommerce: null });
  }
}
