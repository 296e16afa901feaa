import { combine, fragment, negate, type SqlFragment, type SqlValue } from "../database/fragment.ts";
import type { PlatformError } from "../errors/platform-error.ts";
import { malformedParameter } from "../errors/platform-errors.ts";
import type { Literal } from "../lexer/read-conditions.ts";
import { type Circle, type Predicate, parseWhere } from "./parse-where.ts";
import { findField, type ValueField, type WhereField, type WhereFields, type Wrap } from "./where-fields.ts";

/** D1 binds at most 100 values in one statement; the rest is for sorting, paging and the owner's condition. */
const MAX_PARAMETERS = 80;

/** Compiles a `where` to SQL over the resource's fields, with every value bound. Throws InvalidInput. */
export function compileWhere(text: string, fields: WhereFields): SqlFragment {
  const compiled = compile(parseWhere(text), fields);
  if (compiled.parameters.length > MAX_PARAMETERS) throw unsuitable("where", "has too many values");
  return compiled;
}

function lookUp(fields: WhereFields, name: string): WhereField {
  const found = findField(fields, name);
  if (!found) throw malformedParameter("where", `The field '${name}' does not exist.`);
  return found;
}

function unsuitable(field: string, problem: string): PlatformError {
  return malformedParameter("where", `The field '${field}' ${problem}.`);
}

function requireValue(fields: WhereFields, name: string): ValueField {
  const field = lookUp(fields, name);
  if (field.kind === "value") return field;
  if (field.kind === "object" && field.plain) return field.plain;
  throw unsuitable(name, "is not a value; its own fields are given in parentheses");
}

/** The operand of `contains`: the members of a set. */
function requireMembers(fields: WhereFields, name: string): ValueField {
  const field = lookUp(fields, name);
  return field.kind === "object" && field.members ? field.members : requireValue(fields, name);
}

function toSql(field: ValueField, name: string, literal: Literal): SqlValue {
  if (typeof literal === "boolean") return literal ? 1 : 0;
  if (field.type === "number" && typeof literal !== "number") throw unsuitable(name, "expects a number");
  if (field.type === "boolean") throw unsuitable(name, "expects true or false");
  if (field.type === "text") return String(literal);
  if (field.type !== "datetime") return literal;
  const time = Date.parse(String(literal));
  if (Number.isNaN(time)) throw unsuitable(name, "expects a date and time");
  return new Date(time).toISOString();
}

function wrapped(wrap: Wrap | undefined, inner: SqlFragment): SqlFragment {
  if (!wrap) return inner;
  return fragment(`${wrap.before}${inner.sql}${wrap.after}`, ...wrap.parameters, ...inner.parameters);
}

function test(field: ValueField, condition: string, ...parameters: readonly SqlValue[]): SqlFragment {
  const { sql, parameters: own } = field.value;
  return wrapped(field.wrap, fragment(`${sql} ${condition}`, ...own, ...parameters));
}

function compileList(field: ValueField, name: string, values: readonly Literal[]): SqlFragment {
  const list = JSON.stringify(values.map((value) => toSql(field, name, value)));
  return test(field, "IN (SELECT value FROM json_each(?))", list);
}

function compilePresence(fields: WhereFields, name: string): SqlFragment {
  const field = lookUp(fields, name);
  if (field.kind === "value") return test(field, "IS NOT NULL");
  if (field.kind === "point") throw unsuitable(name, "is a place, which is not asked for being there");
  return field.present ?? wrapped(field.wrap, fragment("1"));
}

function compile(predicate: Predicate, fields: WhereFields): SqlFragment {
  switch (predicate.kind) {
    case "and":
    case "or": {
      const parts = predicate.parts.map((part) => compile(part, fields));
      return combine(parts, predicate.kind === "and" ? "AND" : "OR");
    }
    case "not":
      return negate(compile(predicate.part, fields));
    case "nested": {
      const field = lookUp(fields, predicate.field);
      if (field.kind !== "object") throw unsuitable(predicate.field, "has no fields of its own");
      const inner = wrapped(field.wrap, compile(predicate.inner, field.fields));
      return field.guard ? combine([field.guard, inner], "AND") : inner;
    }
    case "compare": {
      const field = requireValue(fields, predicate.field);
      return test(field, `${predicate.operator} ?`, toSql(field, predicate.field, predicate.value));
    }
    case "in": {
      const inList = compileList(requireValue(fields, predicate.field), predicate.field, predicate.values);
      return predicate.negated ? negate(inList) : inList;
    }
    case "contains": {
      const field = requireMembers(fields, predicate.field);
      if (!predicate.all) return compileList(field, predicate.field, predicate.values);
      const each = predicate.values.map((value) => test(field, "= ?", toSql(field, predicate.field, value)));
      return combine(each, "AND");
    }
    case "defined":
    case "empty": {
      const present = compilePresence(fields, predicate.field);
      const wantsAbsence = (predicate.kind === "defined") === predicate.negated;
      return wantsAbsence ? negate(present) : present;
    }
    case "matches": {
      const field = requireValue(fields, predicate.field);
      const { value, text } = ignoreCase(field.value, String(predicate.value));
      return test({ ...field, value }, "= ? COLLATE NOCASE", text);
    }
    case "within": {
      const field = lookUp(fields, "within");
      if (field.kind !== "point") throw unsuitable("within", "is not a place");
      return compileCircle(field, predicate.circle);
    }
  }
}

const EARTH_RADIUS_METRES = 6_371_000;

/** Whether a place lies within a circle, by the great-circle distance. Throws InvalidInput for invalid coordinates. */
function compileCircle(
  { longitude, latitude }: Extract<WhereField, { kind: "point" }>,
  circle: Circle,
): SqlFragment {
  if (Math.abs(circle.longitude) > 180 || Math.abs(circle.latitude) > 90 || circle.radius < 0) {
    throw unsuitable("within", "expects a longitude, a latitude and a radius in metres");
  }
  const across = `sin(radians(${latitude.sql} - ?) / 2)`;
  const along = `sin(radians(${longitude.sql} - ?) / 2)`;
  const haversine = `${across} * ${across} + cos(radians(${latitude.sql})) * cos(radians(?)) * ${along} * ${along}`;
  const north = [...latitude.parameters, circle.latitude];
  const east = [...longitude.parameters, circle.longitude];
  return fragment(
    `2 * ${EARTH_RADIUS_METRES} * asin(min(1, sqrt(${haversine}))) <= ?`,
    ...[...north, ...north, ...latitude.parameters, circle.latitude, ...east, ...east, circle.radius],
  );
}

/** A lower-case letter with more than one form: the sigma at a word's end. */
const FURTHER_FORMS: Readonly<Record<string, readonly string[]>> = { σ: ["ς"] };

/**
 * A value and a text to compare it with under NOCASE, which only covers ASCII. Of the other characters only those in
 * the text matter, so each of them is replaced by its lower case in the value.
 */
function ignoreCase(value: SqlFragment, text: string): { value: SqlFragment; text: string } {
  const characters = [...new Set(text)].filter((character) => character > "\x7f").map(toLowerCharacter);
  const forms = new Map(
    characters.flatMap((lower) =>
      [lower.toUpperCase(), ...(FURTHER_FORMS[lower] ?? [])]
        .filter((form) => form !== lower && form.length === lower.length)
        .map((form) => [form, lower]),
    ),
  );
  const lowered = [...forms].reduce(
    (inner, [form = "", lower = ""]) =>
      fragment(`replace(${inner.sql}, ?, ?)`, ...inner.parameters, form, lower),
    value,
  );
  return { value: lowered, text: [...text].map((character) => forms.get(character) ?? character).join("") };
}

/** Via the upper case, which all forms of a letter share. */
function toLowerCharacter(character: string): string {
  return character.toUpperCase().toLowerCase();
}
