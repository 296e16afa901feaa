import { optional, pattern, type Struct, size, string } from "superstruct";

export const HttpUrl = pattern(string(), /^https?:\/\/[^\s/]+/);
export const Filled = size(string(), 1, 500);
/** The minimum length for sealing a cookie. */
export const Secret = size(string(), 32, 500);
/** 100 ms to 99 s. */
export const Milliseconds = pattern(string(), /^[1-9]\d{2,4}$/);

/**
 * always: the worker refuses to serve without it. deployed: it does so in staging and production. go-live: a deploy to
 * them refuses, but the shop runs without it. optional: without it the feature is off.
 */
export type Need = "always" | "deployed" | "go-live" | "optional";

/** How an operator replaces a secret, and how old it may become (null: replaced only after a leak). */
export type Rotation = {
  readonly how: string;
  readonly everyDays: number | null;
  /** The other system's setting with the same value. */
  readonly partner?: string;
};

type Row = {
  /** Heading in docs/settings.md. */
  readonly group: string;
  readonly what: string;
  /** What the shop lacks without it. */
  readonly without: string;
  /** Settings that it requires: one without the other is half a configuration and is refused. */
  readonly needs: readonly string[];
  /**
   * The name in the deploy's input if it differs: two workers share the setting, or have different ones of that name.
   */
  readonly givenAs: string | null;
  /** null: not a secret, so it is set in wrangler.toml or the deployment's file. */
  readonly rotation: Rotation | null;
};

/** A shape of any type that can check a value. */
type Checkable = { is(value: unknown): boolean };

/** One variable or secret of a worker. */
export type Setting<Shape extends Checkable = Checkable> = Row & {
  readonly shape: Shape;
  readonly need: Need;
};

type Given = Pick<Row, "group" | "what"> & Partial<Row>;

/** A setting that every deployment requires. */
export function required<T, S>(shape: Struct<T, S>, given: Given): Setting<Struct<T, S>> {
  return {
    without: "the worker refuses to serve",
    needs: [],
    givenAs: null,
    rotation: null,
    ...given,
    shape,
    need: "always",
  };
}

/** A setting that may be left out, at least on a developer's machine. */
export function leftOut<T, S>(
  shape: Struct<T, S>,
  given: Given & { readonly without: string; readonly need?: Exclude<Need, "always"> },
): Setting<Struct<T | undefined, S>> {
  return { needs: [], givenAs: null, rotation: null, need: "optional", ...given, shape: optional(shape) };
}

const quarterDays = 90;
const yearDays = 365;

/** A key issued by its service, which accepts two valid keys at a time. */
export const serviceKey: Rotation = {
  how: "make a second key at the service, set it, delete the first",
  everyDays: yearDays,
};

/** Shared with one other system, which gets the new value in the same deploy. */
export function sharedSecret(partner: string): Rotation {
  return {
    how: `create 32 random bytes, set them here and as ${partner} in one deploy with \`--at-once\`; until both sides have them, requests between them are refused`,
    everyDays: quarterDays,
    partner,
  };
}

export type SettingsTable = Readonly<Record<string, Setting>>;

/** The parsed values of a table's settings. */
export type SettingValues<Table> = {
  readonly [Name in keyof Table]: Table[Name] extends { readonly shape: { readonly TYPE: infer Value } }
    ? Value
    : never;
};
