import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { root } from "../house/run-command.mjs";
import type { PlatformSettings } from "../import/choose-settings.ts";

export interface SeedOptions extends PlatformSettings {
  readonly products: number;
  /** The reference date of reductions; today unless a test sets it. */
  readonly now?: Date;
  /** Receives progress messages, and every draft that the platform refused. */
  readonly say?: (sentence: string) => void;
  /** Includes the demo customers, whose password is public, and their orders. */
  readonly customers?: boolean;
  /** Seeds only a platform that was never seeded. */
  readonly isFirst?: boolean;
}

export interface SeedResult {
  readonly status: "seeded" | "up-to-date";
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly problems: readonly string[];
  readonly seconds: number;
  /** Identifies the platform's current catalogue. */
  readonly mark: string;
}

interface DemoAttribute {
  readonly name: string;
  readonly value?: unknown;
}

export interface DemoProduct {
  readonly slug: Readonly<Record<string, string>>;
  readonly masterVariant: { readonly attributes: readonly DemoAttribute[] };
}

/** The kinds that a platform needs before the products, in this order. */
export const foundationKinds = [
  "types",
  "tax-categories",
  "product-types",
  "categories",
  "product-discounts",
] as const;

export type DemoCatalogue = Readonly<Record<(typeof foundationKinds)[number], readonly object[]>> & {
  readonly products: readonly DemoProduct[];
};

/** The demo's interface to the project: `demo/seed.ts` exports it as `demo`. */
export interface Demo {
  seedPlatform(options: SeedOptions): Promise<SeedResult>;
  /** Fills an empty redirection service with examples. */
  seedRedirects(port: number, operatorSecret: string): Promise<void>;
  /** `npm run seed`; resolves to its exit code. */
  runSeed(commandLine: readonly string[]): Promise<number>;
  generateCatalogue(options: { readonly products: number; readonly now: Date }): DemoCatalogue;
  readonly customers: readonly {
    readonly email: string;
    readonly country: string;
    readonly hint: string;
    readonly addresses: readonly object[];
    readonly isUnverified?: true;
  }[];
  /** The password of every demo customer. */
  readonly password: string;
  readonly discountCodes: readonly { readonly code: string; readonly hint: string }[];
}

const entry = path.join(root, "demo/seed.ts");

/** Returns the demo, or null when the folder `demo/` has been deleted. */
export async function openDemo(): Promise<Demo | null> {
  if (!existsSync(entry)) return null;
  const { demo }: { readonly demo: Demo } = await import(/* @vite-ignore */ entry);
  return demo;
}

/** Returns the demo; throws when the folder `demo/` has been deleted. */
export async function requireDemo(): Promise<Demo> {
  const demo = await openDemo();
  if (!demo) throw new Error("This needs the demo's data, and the folder demo/ has been deleted.");
  return demo;
}

/** The URL of a file that the generator shall complete next. It returns the same message when the file is complete. */
export interface DrawRequest {
  readonly url: string;
}

const generator = path.join(root, "demo/generate.ts");

/** Starts the generator of pictures and documents in the background; it receives a `DrawRequest` as a message. */
export function startGenerator(): ChildProcess {
  return spawn(process.execPath, [generator], { cwd: root, stdio: ["ignore", "inherit", "inherit", "ipc"] });
}
