import type { WithdrawalField } from "./parse-withdrawal-form";
import type { WithdrawalForm } from "./withdrawal";

/** The withdrawal page at one of its steps, ready for display: the messages stay on the server. */
export type WithdrawalView = {
  readonly title: string;
  readonly lead: string;
  /** Information on withdrawal. */
  readonly more: { readonly text: string; readonly href: string };
  readonly step: WithdrawalStep;
};

export type WithdrawalFields = readonly {
  readonly name: WithdrawalField | "goods";
  readonly label: string;
  readonly hint: string | null;
  readonly error: string | null;
  readonly value: string;
  /** The lines of a known order, replacing a text field; only of `goods`. */
  readonly choices: readonly WithdrawalChoice[] | null;
}[];

/** A line of the order. `options`: numbers of pieces with their statements; a single one is a checkbox. */
export type WithdrawalChoice = {
  readonly id: string;
  readonly name: string;
  readonly options: readonly { readonly text: string; readonly value: string }[];
  /** The stated option; "": none. */
  readonly chosen: string;
};

export type WithdrawalStep =
  | {
      readonly name: "state";
      readonly heading: string;
      /** The end of the withdrawal period, a sentence each. */
      readonly until: readonly string[];
      /** The number of invalid fields, in a sentence; or why the statement was refused. */
      readonly problem: string | null;
      readonly fields: WithdrawalFields;
      readonly optional: string;
      readonly button: string;
    }
  | {
      readonly name: "check";
      readonly heading: string;
      readonly problem: string | null;
      readonly sentence: string;
      readonly rows: readonly { readonly label: string; readonly value: string }[];
      readonly form: WithdrawalForm;
      readonly button: string;
      readonly change: string;
    }
  | {
      readonly name: "received";
      readonly lead: string;
      readonly rows: readonly { readonly label: string; readonly value: string }[];
      readonly sentence: string;
      readonly nextTitle: string;
      readonly nextText: string;
    };
