import { expect, type Page } from "playwright/test";
import { validate } from "superstruct";
import { TagEvents } from "./tag-events.ts";

type Entry = {
  readonly event?: string;
  readonly ecommerce?: { readonly [field: string]: unknown } | null;
  readonly [field: string]: unknown;
};

export type Entries = { readonly all: Entry[]; names(): readonly string[] };

/** Collects what every page of the context pushes for the tag manager, in its order, across pages and tabs. */
export async function collectEntries(page: Page): Promise<Entries> {
  const all: Entry[] = [];
  const context = page.context();
  await context.exposeFunction("collectEntry", (text: string) => all.push(JSON.parse(text)));
  await context.addInitScript(() => {
    let layer: unknown[] | undefined;
    const tell = (entry: unknown) => {
      // A command is `arguments`; the consent's own event is not one of the shop's.
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

/** The first item that an event is about. */
export function itemOf(entry: Entry | undefined): Readonly<Record<string, unknown>> {
  const items = entry?.ecommerce?.items;
  return Array.isArray(items) ? items[0] : {};
}

/** The events of a name once there are so many of them. */
export async function waitForEntries(entries: Entries, name: string, count = 1): Promise<readonly Entry[]> {
  const list = () => entries.all.filter(({ event }) => event === name);
  await expect.poll(() => list().length, { message: name, timeout: 60_000 }).toBeGreaterThanOrEqual(count);
  return list();
}

/** Each event is one of GA4's as the shop fills them, with the fields of the one before taken away. */
export function expectTagEvents({ all }: Entries): void {
  for (const [at, entry] of all.entries()) {
    if (!entry.event) continue;
    const [error] = validate(entry, TagEvents);
    expect(error && `${JSON.stringify(entry)}: ${error.message}`).toBeUndefined();
    if (entry.ecommerce) expect(all[at - 1], entry.event).toEqual({ ecommerce: null });
  }
}
