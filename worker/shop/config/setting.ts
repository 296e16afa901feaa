import { optional, pattern, type Struct, size, string } from "superstruct";

export const HttpUrl = pattern(string(), /^https?:\/\/[^\s/]+/);
export const Filled = size(string(), 1, 500);
/** What a sealed cookie needs at least. */
export const Secret = size(string(), 32, 500);
/** 100 ms to 99 s. */
export const Milliseconds = pattern(string(), /^[1-9]\d{2,4}$/);

/**
 * always: the worker refuses to serve without it. deployed: it does so in staging and production. go-live: a deploy to
 * them refuses; the shop itself goes on without. optional: what it switches on is off.
 */
export type Need = "always" | "deployed" | "go-live" | "optional";

/** Part of a person's work when a secret is replaced, and how old it may become (null: only after a leak). */
export type Rotation = { readonly how: string; readonly everyDays: number | null };

type Row = {
  /** Heading in docs/settings.md. */
  readonly group: string;
  readonly what: string;
  /** What the shop is without it. */
  readonly without: string;
  /** Others that it is nothing without: one of them alone is half a configuration, which is refused. */
  readonly needs: readonly string[];
  /** The name under which a deploy is given it, where that is not its own: two workers share it, or have others of one name. */
  readonly givenAs: string | null;
  /** null: no secret, so it stands in wrangler.toml or the deployment's file. */
  readonly rotation: Rotation | null;
};

/** What a shape is asked, whatever it holds. */
type Checkable = { is(value: unknown): boolean };

/** One variable or secret of a worker. */
export type Setting<Shape extends Checkable = Checkable> = Row & {
  readonly shape: Shape;
  readonly need: Need;
};

type Given = Pick<Row, "group" | "what"> & Partial<Row>;

/** A setting that no deployment can be without. */
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

/** A key that its service gives out: two may be valid side by side there. */
export const serviceKey: Rotation = {
  how: "make a second key at the service, set it, take the first one away there",
  everyDays: yearDays,
};

/** Known to this shop and to one system beside it, which is told in the same deploy. */
export function sharedSecret(partner: string): Rotation {
  return {
    how: `make 32 random bytes, set them here and as ${partner} in one deploy with \`--at-once\`; in between the one that is older is refused`,
    everyDays: quarterDays,
  };
}

export type SettingsTable = Readonly<Record<string, Setting>>;

/** What a table's settings are when they have been checked. */
export type SettingValues<Table> = {
  readonly [Name in keyof Table]: Table[Name] extends { readonly shape: { readonly TYPE: infer Value } }
    ? Value
    : never;
};
