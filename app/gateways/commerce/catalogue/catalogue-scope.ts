import type { Country } from "../../../countries/model/country";
import type { CommerceClient } from "../commerce-client";
import type { TimedMemo } from "../timed-memo";
import type { AttributeFormat } from "./attributes";

/** The context of every catalogue read of one request: the shop, its messages, and how to query. */
export type CatalogueScope = {
  readonly client: CommerceClient;
  /** Slow responses about the whole shop. */
  readonly memo: TimedMemo;
  /** The same for single products, separate because many products evict each other, but must not evict the shop's. */
  readonly productMemo: TimedMemo;
  /** Card texts of product versions: small and many. */
  readonly cardMemo: TimedMemo;
  readonly country: Country;
  readonly language: string;
  /** `de-AT`: the key of eligibility and delivery time. */
  readonly localeKey: string;
  readonly format: AttributeFormat;
  /** Logs a product that the platform cannot sell here (no tax rate) and that is left out, without personal data. */
  readonly warn: (event: string, fields: Record<string, unknown>) => void;
};
