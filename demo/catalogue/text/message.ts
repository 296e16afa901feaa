import {
  isArgumentElement,
  isLiteralElement,
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

/** Returns the value of a slot; undefined: unknown slot. */
export type FillSlot = (slot: Slot) => string | number | undefined;

interface Message {
  readonly format: IntlMessageFormat;
  readonly slots: readonly Slot[];
  /**
   * For a message without plurals and selections: its texts and slots in turn. Joining them takes a third of the time.
   */
  readonly parts?: readonly (string | Slot)[];
}

const messages = localize<Map<string, Message>>(() => new Map());

/**
 * Formats an ICU message of a language's sheets; each message is parsed once. When an abbreviated unit ends a sentence
 * ("kWh/god."), its point is the full stop as well.
 */
export function formatMessage(source: string, language: Language, fill: FillSlot): string {
  return fillMessage(source, language, fill).replaceAll("..", ".");
}

function fillMessage(source: string, language: Language, fill: FillSlot): string {
  const { format, slots, parts } = messages[language].get(source) ?? parseMessage(source, language);
  const require = (slot: Slot) => {
    const value = fill(slot);
    if (value === undefined) throw new Error(`nothing fills {${slot.name}} in ${language}: ${source}`);
    return value;
  };
  if (parts) {
    let text = "";
    for (const part of parts) text += typeof part === "string" ? part : require(part);
    return text;
  }
  return String(format.format(Object.fromEntries(slots.map((slot) => [slot.name, require(slot)]))));
}

/** Lists the slots of a message, each once; one that is counted anywhere is a number everywhere. */
export function listSlots(source: string, language: Language): readonly Slot[] {
  return parseMessage(source, language).slots;
}

function parseMessage(source: string, language: Language): Message {
  const format = new IntlMessageFormat(source, language, undefined, { ignoreTag: true });
  const elements = format.getAst();
  const uses = new Map<string, SlotUse>();
  for (const { name, use } of findSlots(elements)) {
    if (use !== "text" || !uses.has(name)) uses.set(name, use);
  }
  const parts = toParts(elements);
  const slots = [...uses].map(([name, use]) => ({ name, use }));
  const message = { format, slots, ...(parts && { parts }) };
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

function toParts(elements: readonly MessageFormatElement[]): readonly (string | Slot)[] | undefined {
  const parts = elements.flatMap((element): (string | Slot)[] => {
    if (isLiteralElement(element)) return [element.value];
    return isArgumentElement(element) ? [{ name: element.value, use: "text" }] : [];
  });
  return parts.length === elements.length ? parts : undefined;
}
