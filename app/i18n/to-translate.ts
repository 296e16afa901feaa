import rosetta from "rosetta";
import { hasSwissSpelling, toSwissSpelling } from "../foundation/swiss-spelling";
import { formatNumber } from "./formats";
import type { MessageValues, Translate } from "./translate";

/** Messages of one language: domain to its nested messages. */
export type MessageTable = Readonly<Record<string, unknown>>;

type Source = {
  readonly locale: string;
  /** In order of preference: the page's own language first. */
  readonly tables: readonly (readonly [language: string, table: MessageTable])[];
  readonly reportMissing: (key: string) => void;
  /** Loads messages that are not in the tables. */
  readonly loadMessages?: (domain: string) => Promise<unknown>;
};

/** Builds the translator of a locale from message tables; it searches them in order. */
export function toTranslate({ locale, tables, reportMissing, loadMessages }: Source): Translate {
  const spell = <Messages>(written: Messages) =>
    hasSwissSpelling(locale) ? toSwissSpelling(written) : written;
  const messages = rosetta(Object.fromEntries(spell(tables)));
  const plurals = new Intl.PluralRules(locale);

  const find = (key: string, values?: MessageValues): string | null => {
    for (const [language] of tables) {
      const text: unknown = messages.t(key, values, language);
      if (typeof text === "string" && text !== "") return text;
    }
    return null;
  };
  const plain = new Map<string, string>();
  const require = (key: string, values?: MessageValues): string => {
    const known = values ? undefined : plain.get(key);
    if (known !== undefined) return known;
    const text = find(key, values);
    if (text !== null && !values) plain.set(key, text);
    if (text !== null) return text;
    reportMissing(key);
    return key.slice(key.lastIndexOf(".") + 1);
  };
  const plural = (key: string, count: number, values?: MessageValues): string => {
    const all = { ...values, count: formatNumber(count, locale) };
    return find(`${key}.${plurals.select(count)}`, all) ?? require(`${key}.other`, all);
  };
  const language = locale.slice(0, 2);
  const known = new Set(Object.keys(tables[0]?.[1] ?? {}));
  const learning = new Map<string, Promise<void>>();
  const learn = (domain: string): Promise<void> | null => {
    if (!loadMessages || known.has(domain)) return null;
    const started = learning.get(domain);
    if (started) return started;
    const loading = loadMessages(domain).then((learnt) => {
      messages.set(language, { [domain]: spell(learnt) });
      known.add(domain);
    });
    learning.set(domain, loading);
    return loading;
  };
  return Object.assign(require, { plural, learn, language, locale });
}
