import type { LinkView } from "../../catalogue/model/link-view";
import type { RepairPrices } from "../../catalogue/model/product-view";
import type { RepairField } from "./repair-form";

type Row = { readonly label: string; readonly value: string };
type Choice = { readonly value: string; readonly text: string };

/** The page to ask for a repair, in one language: the browser receives no other messages. */
export type RepairPageView = {
  readonly title: string;
  readonly step: NumberStep | RequestStep | ReceivedStep;
};

/** Without a product: its number is requested. */
export type NumberStep = {
  readonly name: "number";
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly error: string | null;
  readonly button: string;
};

export type RequestStep = {
  readonly name: "request";
  readonly productNumber: string;
  /** What the law says about repair: the manufacturer's obligation, and the buyer's choice. */
  readonly rights: readonly string[];
  /** Empty without data. */
  readonly prices: readonly RepairPrices[];
  readonly note: string;
  /** The repair information form of a typical defect; null: the product's data have none. */
  readonly information: InformationChoice | null;
  readonly request: RequestFormView;
};

export type InformationChoice = {
  readonly title: string;
  readonly lead: string;
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly button: string;
};

export type RequestFormView = {
  readonly title: string;
  readonly lead: string;
  /** The number of invalid fields, or why the request was refused. */
  readonly problem: string | null;
  readonly fields: readonly RequestFieldView[];
  readonly defects: readonly Choice[];
  readonly trap: string;
  readonly ticket: string;
  /** Of the human check; null: disabled. */
  readonly siteKey: string | null;
  readonly privacy: LinkView & { readonly lead: string };
  readonly button: string;
};

export type RequestFieldView = {
  readonly name: RepairField;
  readonly label: string;
  readonly value: string;
  readonly error?: string;
  readonly optional?: string;
};

export type ReceivedStep = {
  readonly name: "received";
  readonly lead: string;
  readonly rows: readonly Row[];
  readonly next: string;
};

/** The European Repair Information Form of a product and a defect. */
export type InformationFormView = {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly print: string;
  readonly back: LinkView;
};
