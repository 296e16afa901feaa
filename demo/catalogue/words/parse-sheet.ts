/**
 * Checks a sheet against its English model: the same keys, lists of the same kind, no empty text. Noun forms differ by
 * language. Converts straight apostrophes to typographic ones, because in a message they would quote.
 */
export function parseSheet<Model>(model: Model, value: unknown, place: string): Model {
  // a parser: its return value has the model's shape because each part was compared with it
  return parsePart(model, value, place) as Model;
}

function parsePart(model: unknown, value: unknown, place: string): unknown {
  if (value === undefined) throw new Error(`${place} is missing`);
  if (Array.isArray(model)) return parseList(model, value, place);
  if (isRecord(model)) return parseRecord(model, value, place);
  if (typeof model === "string" && typeof value === "string" && value.trim() !== "") {
    return value.replaceAll("'", "’");
  }
  if (typeof model !== "string" && typeof model === typeof value) return value;
  throw new Error(`${place}: expected ${typeof model}, as in English`);
}

function parseRecord(model: Readonly<Record<string, unknown>>, value: unknown, place: string): unknown {
  if (!isRecord(value)) throw new Error(`${place}: expected an object, as in English`);
  const [first] = Object.values(model);
  const isOwn = place.endsWith(".forms");
  const unknown = Object.keys(value).filter((key) => !isOwn && !(key in model));
  if (unknown.length > 0) throw new Error(`${place}: English has no ${unknown.join(", ")}`);
  const keys = isOwn ? Object.keys(value) : Object.keys(model);
  return Object.fromEntries(
    keys.map((key) => [key, parsePart(isOwn ? first : model[key], value[key], `${place}.${key}`)]),
  );
}

/** A pool may be longer or shorter than the English one; its entries have the same shape. */
function parseList(model: readonly unknown[], value: unknown, place: string): unknown {
  if (!Array.isArray(value) || value.length === 0) throw new Error(`${place}: expected a list`);
  return value.map((item: unknown, at) => {
    const example = model[at] ?? model[0];
    return isRecord(example)
      ? parseEntry(model, item, `${place}[${at}]`)
      : parsePart(example, item, `${place}[${at}]`);
  });
}

/** An entry of a pool has the texts that all English ones have, and its own conditions (`needs`, `when`). */
function parseEntry(model: readonly unknown[], value: unknown, place: string): unknown {
  if (!isRecord(value)) throw new Error(`${place}: expected an object, as in English`);
  const examples = model.filter(isRecord);
  const required = Object.keys(examples[0] ?? {}).filter((key) =>
    examples.every((example) => key in example),
  );
  const missing = required.filter((key) => !(key in value));
  if (missing.length > 0) throw new Error(`${place}: ${missing.join(", ")} is missing`);
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      typeof part === "string" ? part.replaceAll("'", "’") : part,
    ]),
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
