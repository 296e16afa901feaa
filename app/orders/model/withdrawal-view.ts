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
}[];

export type WithdrawalStep =
  | {
      readonly name: "state";
      readonly heading: string;
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
