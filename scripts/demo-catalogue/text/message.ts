import {
  isArgumentElement,
  isPluralElement,
  isSelectElement,
  type MessageFormatElement,
} from "@formatjs/icu-messageformat-parser";
import { IntlMessageFormat } from "intl-messageformat";
import { type Language, localize } from "../language.ts";

/** How a message uses a slot: as text, as the number of a plural, or as the key of a selection. */
export type SlotUse = "text" | "number" | "key";

export interface Slot {
  readonly name: string;
  readonly use: SlotUse;
}

/** Answers what stands in a slot; undefined: there is no such slot. */
export type FillSlot = (slot: Slot) => string | number | undefined;

interface Message {
  readonly format: IntlMessageFormat;
  readonly slots: readonly Slot[];
}

const messages = localize<Map<string, Message>>(() => new Map());

/** Writes an ICU message of a language's sheets; each message is parsed once. */
export function formatMessage(source: string, language: Language, fill: FillSlot): string {
  const { format, slots } = parseMessage(source, language);
  const values: Record<string, string | number> = {};
  for (const slot of slots) {
    const value = fill(slot);
    if (value === undefined) throw new Error(`nothing fills {${slot.name}} in ${language}: ${source}`);
    values[slot.name] = value;
  }
  return String(format.format(values));
}

/** The slots of a message, each once; one that is counted anywhere in it is a number everywhere. */
export function listSlots(source: string, language: Language): readonly Slot[] {
  return parseMessage(source, language).slots;
}

function parseMessage(source: string, language: Language): Message {
  const known = messages[language].get(source);
  if (known) return known;
  const format = new IntlMessageFormat(source, language, undefined, { ignoreTag: true });
  const uses = new Map<string, SlotUse>();
  for (const { name, use } of findSlots(format.getAst())) {
    if (use !== "text" || !uses.has(name)) uses.set(name, use);
  }
  const message = { format, slots: [...uses].map(([name, use]) => ({ name, use })) };
  messages[language].set(source, message);
  return message;
}

function findSlots(elements: readonly MessageFormatElement[]): readonly Slot[] {
  return elements.flatMap((element): readonly Slot[] => {
    if (isArgumentElement(element)) return [{ name: element.value, use: "text" }];
    const isPlural = isPluralElement(element);
    if (!isPlural && !isSelectElement(element)) return [];
    const inside = Object.values(element.options).flatMap(({ value }) => findSlots(value));
    return [{ name: element.value, use: isPlural ? "number" : "key" }, ...inside];
  });
}
