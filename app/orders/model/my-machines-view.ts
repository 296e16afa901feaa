import type { AccountFrame } from "../../accounts/model/account-place";
import type { RecallView } from "../../catalogue/model/recall-view";
import type { LinkView } from "./order-page-view";

/** The machines that a customer bought, ready for display. */
export type MyMachinesView = {
  readonly title: string;
  readonly frame: AccountFrame;
  readonly lead: string;
  /** Replaces an empty list. */
  readonly note: string | null;
  readonly machines: readonly MachineView[];
};

export type MachineView = {
  /** Id of the order's line. */
  readonly id: string;
  readonly orderId: string;
  readonly name: string;
  readonly picture: string | null;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly order: LinkView;
  readonly passport: LinkView;
  readonly recalls: readonly RecallView[];
  readonly serials: SerialsFormView;
  /** Spare parts, accessories and consumables that are sold here. */
  readonly parts: {
    readonly title: string;
    readonly list: readonly (LinkView & { readonly price: string })[];
  };
  /** Puts the machine into the cart again; null: it is no longer sold here. */
  readonly again: { readonly action: string; readonly sku: string; readonly text: string } | null;
};

/** One field for each piece. */
export type SerialsFormView = {
  readonly help: string;
  readonly save: string;
  readonly fields: readonly { readonly label: string; readonly value: string }[];
};

/** The input that could not be saved, displayed at its machine. */
export type SerialsFailure = {
  readonly line: string;
  readonly sentence: string;
  readonly typed: readonly string[];
};
