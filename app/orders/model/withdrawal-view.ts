import type { WithdrawalField } from "./parse-withdrawal-form";
import type { WithdrawalForm } from "./withdrawal";

/** The page of withdrawal at one of its steps, in words: its languages' words stay on the server. */
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
  /** The lines of a known order, in place of a text; only of `goods`. */
  readonly choices: readonly WithdrawalChoice[] | null;
}[];

/** A line of the order. `options`: numbers of pieces with what they state; one alone is a box to tick. */
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
      /** Until when withdrawal is possible, a sentence each. */
      readonly until: readonly string[];
      /** How many fields are wrong, in a sentence; or why the statement was not taken. */
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
