import { type CountryCode, countryCodes } from "../../countries/model/country";
import { isMemberState } from "../../countries/model/vat-number";
import type { Day } from "../../foundation/local-day";

/** One duty of a shop: a row of the table. */
export type Duty = {
  /** The act that demands it. */
  readonly act: string;
  readonly article: string;
  /** The shops whose law has it. */
  readonly countries: readonly CountryCode[];
  readonly customers: "consumers" | "companies" | "all";
  /** Goods or methods that it concerns; absent: all. */
  readonly goods?: string;
  /** First day, in the country's time zone. */
  readonly from: Day;
  /** Other first days, by national law. */
  readonly nationalFrom?: Readonly<Partial<Record<CountryCode, Day>>>;
  /** First day without it. */
  readonly until?: Day;
  readonly shows: string;
  readonly where: string;
  /** Test file and title, `path › title`. */
  readonly proof: `${string} › ${string}`;
  /** Every shop shows it, whatever its law says; the day and the country decide nothing. */
  readonly isEverywhere?: true;
};

/** Shops in the European Union. */
export const memberCountries: readonly CountryCode[] = countryCodes.filter(isMemberState);

/** Shops whose consumer contracts follow Directive 2011/83/EU: the Union, and Great Britain and Norway by their own acts. */
export const distanceCountries: readonly CountryCode[] = [...memberCountries, "GB", "NO"];

/** Shops in the European Economic Area. */
export const areaCountries: readonly CountryCode[] = [...memberCountries, "NO"];
