import { fragment, type SqlFragment, type SqlValue } from "../database/fragment.ts";

/** `any`: only the data has the type, so a value is compared in the type of its literal. */
type WhereType = "text" | "number" | "boolean" | "datetime" | "any";

/** Puts a condition into a look-up of another table: `before` + condition + `after`. */
export interface Wrap {
  readonly before: string;
  readonly after: string;
  readonly parameters: readonly SqlValue[];
}

/** A field that predicates may use on a resource, and its SQL. */
export type WhereField =
  /** One value; with `wrap`, any one of many. */
  | {
      readonly kind: "value";
      readonly type: WhereType;
      readonly value: SqlFragment;
      readonly wrap?: Wrap;
    }
  /**
   * A part with its own fields; with `wrap`, one of many rows. `present` is its `is defined`, `guard` must match too.
   * `plain` is set if it may be a plain value, `members` if it may be a set.
   */
  | {
      readonly kind: "object";
      readonly fields: WhereFields;
      readonly wrap?: Wrap;
      readonly present?: SqlFragment;
      readonly guard?: SqlFragment;
      readonly plain?: ValueField;
      readonly members?: ValueField;
    }
  /** A place on earth, in degrees. */
  | { readonly kind: "point"; readonly longitude: SqlFragment; readonly latitude: SqlFragment };

/** Fields by name; a function if the names are data (locales, attributes, custom fields). */
export type WhereFields = Readonly<Record<string, WhereField>> | ((name: string) => WhereField | null);

export type ValueField = Extract<WhereField, { kind: "value" }>;

/** The field of this name, or null. */
export function findField(fields: WhereFields, name: string): WhereField | null {
  if (typeof fields === "function") return fields(name);
  return (Object.hasOwn(fields, name) ? fields[name] : null) ?? null;
}

/** A column, or any expression without parameters. */
export function column(type: WhereType, sql: string): WhereField {
  return { kind: "value", type, value: fragment(sql) };
}

/** A scalar inside a JSON column, by path. */
export function jsonValue(type: WhereType, source: string, path: string): ValueField {
  return { kind: "value", type, value: fragment(`json_extract(${source}, ?)`, path) };
}

/** Texts by locale in a JSON column: `name(de = "…")`. */
export function jsonLocalized(source: string, path: string): WhereField {
  const fields = (locale: string): WhereField | null =>
    /^[\w-]+$/.test(locale) ? jsonValue("text", source, `${path}."${locale}"`) : null;
  return { kind: "object", fields, present: fragment(`json_extract(${source}, ?) IS NOT NULL`, path) };
}

/** A part of a JSON column with its own fields: `shippingAddress(country = "DE")`, `shippingAddress is defined`. */
export function jsonObject(source: string, path: string, fields: WhereFields): WhereField {
  return { kind: "object", fields, present: fragment(`json_extract(${source}, ?) IS NOT NULL`, path) };
}

/** An amount: `totalPrice(centAmount > 100 and currencyCode = "EUR")`. */
export function jsonMoney(source: string, path: string): WhereField {
  return jsonObject(source, path, {
    centAmount: jsonValue("number", source, `${path}.centAmount`),
    currencyCode: jsonValue("text", source, `${path}.currencyCode`),
  });
}

/** A GeoJSON point: `geoLocation(within circle(13.37, 52.51, 1000))`. */
export function jsonPoint(source: string, path: string): WhereField {
  const coordinate = (index: number) =>
    fragment(`json_extract(${source}, ?)`, `${path}.coordinates[${index}]`);
  return jsonObject(source, path, {
    within: { kind: "point", longitude: coordinate(0), latitude: coordinate(1) },
  });
}

/** A reference in a JSON column: `parent(id = "…")`, `parent is defined`. */
export function jsonReference(source: string, path: string): WhereField {
  return {
    kind: "object",
    fields: {
      id: jsonValue("text", source, `${path}.id`),
      typeId: jsonValue("text", source, `${path}.typeId`),
      key: jsonValue("text", source, `${path}.key`),
    },
    present: fragment(`json_extract(${source}, ?) IS NOT NULL`, path),
  };
}

function each(source: string, path: string): Wrap {
  return { before: `EXISTS (SELECT 1 FROM json_each(${source}, ?) e WHERE `, after: ")", parameters: [path] };
}

/** A list of objects in a JSON column: `locations(country = "DE")`. */
export function jsonList(source: string, path: string, fields: WhereFields): WhereField {
  return { kind: "object", fields, wrap: each(source, path) };
}

/** A list of plain values in a JSON column: `languages contains any ("de")`. */
export function jsonSet(type: WhereType, source: string, path: string): ValueField {
  return { kind: "value", type, value: fragment("e.value"), wrap: each(source, path) };
}

/** A custom field; only the data determines whether it is a value, a set, or has parts such as languages. */
function jsonCustomField(source: string, path: string): WhereField {
  const part = (name: string): WhereField | null =>
    /^[\w-]+$/.test(name) ? jsonValue("any", source, `${path}."${name}"`) : null;
  return {
    kind: "object",
    fields: part,
    present: fragment(`json_extract(${source}, ?) IS NOT NULL`, path),
    plain: jsonValue("any", source, path),
    members: jsonSet("any", source, path),
  };
}

/**
 * Custom fields of any resource: `custom(fields(name = "x"))`, `custom(fields(tags contains any ("x")))`,
 * `custom(fields(title(de = "x")))`, `custom(type(id = "…"))`.
 */
export function jsonCustom(source: string, path: string): WhereField {
  const fields = (name: string): WhereField | null =>
    /^[\w-]+$/.test(name) ? jsonCustomField(source, `${path}.fields."${name}"`) : null;
  return {
    kind: "object",
    fields: {
      fields: { kind: "object", fields },
      type: jsonReference(source, `${path}.type`),
    },
    present: fragment(`json_extract(${source}, ?) IS NOT NULL`, path),
  };
}

/** The common fields of every row of a table with an alias. */
export function head(alias: string): Readonly<Record<string, WhereField>> {
  return {
    id: column("text", `${alias}.id`),
    key: column("text", `${alias}.key`),
    version: column("number", `${alias}.version`),
    createdAt: column("datetime", `${alias}.created_at`),
    lastModifiedAt: column("datetime", `${alias}.last_modified_at`),
  };
}
