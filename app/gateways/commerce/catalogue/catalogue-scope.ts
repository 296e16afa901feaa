import type { Country } from "../../../countries/model/country";
import type { CommerceClient } from "../commerce-client";
import type { TimedMemo } from "../timed-memo";
import type { AttributeWords } from "./attributes";

/** What every catalogue read of one request knows: which shop, which words, and how to ask. */
export type CatalogueScope = {
  readonly client: CommerceClient;
  /** Slow answers about the whole shop. */
  readonly memo: TimedMemo;
  /** The same for single products: many of them push each other out, and nothing of the shop's. */
  readonly productMemo: TimedMemo;
  /** What versions of products say on their cards: small and many. */
  readonly cardMemo: TimedMemo;
  readonly country: Country;
  readonly language: string;
  /** `de-AT`: the key of eligibility and delivery time. */
  readonly localeKey: string;
  readonly words: AttributeWords;
  /** A product that the platform cannot sell here (no tax rate) is left out and said so, without personal data. */
  readonly warn: (event: string, fields: Record<string, unknown>) => void;
};
