import type { Day } from "../../foundation/local-day";
import { formatDate } from "../../i18n/formats";
import type { Translate } from "../../i18n/translate";
import { supportPath } from "../../support/model/support-path";
import { toProductNumber } from "../model/product-number";
import {
  chooseRecallText,
  judgeMachines,
  listRecallsOf,
  type Recall,
  readPublishedOn,
} from "../model/recall";
import type { RecallView } from "../model/recall-view";

export type RecallI18n = {
  readonly translate: Translate;
  readonly prefix: string;
  /** Today in the country. */
  readonly day: Day;
  /** Page for questions; null: the store has the support form. */
  readonly contactPage: string | null;
};

/**
 * Formats the recalls in force that affect an owner's machines of an article, or may do so, the latest first.
 * `serials`: of each machine; null: unknown. Source of the headings: Implementing Regulation (EU) 2024/1435, Annex
 */
export function toRecallViews(
  recalls: readonly Recall[],
  { sku, serials }: { readonly sku: string; readonly serials: readonly (string | null)[] },
  i18n: RecallI18n,
): readonly RecallView[] {
  return listRecallsOf(recalls, sku, i18n.day).flatMap((recall) => {
    const state = judgeMachines(recall, sku, serials);
    return state === "not-affected" ? [] : [toRecallView(recall, state, sku, i18n)];
  });
}

function toRecallView(
  recall: Recall,
  state: RecallView["state"],
  sku: string,
  { translate, prefix, contactPage }: RecallI18n,
): RecallView {
  return {
    key: recall.key,
    heading: toRecallHeading(recall, translate),
    state,
    verdict: translate(`machines.recall.${state}`),
    stop: translate("machines.recall.stop"),
    danger: {
      label: translate("pages.recall.danger"),
      text: chooseRecallText(recall.risk, translate),
    },
    remedy: {
      label: translate("pages.recall.whatToDo"),
      text: chooseRecallText(recall.remedy, translate),
    },
    serials: {
      label: translate("machines.recall.serials"),
      ranges: recall.serials?.map(({ from, to }) => `${from} – ${to}`) ?? [translate("machines.recall.all")],
    },
    contact: {
      text: translate("machines.recall.contact"),
      href: contactPage ?? supportPath(prefix, { request: "recall", product: toProductNumber(sku) }),
    },
  };
}

/** "Product safety recall of 2 November 2026". */
export function toRecallHeading(recall: Recall, translate: Translate): string {
  const date = formatDate(readPublishedOn(recall), translate.locale, "UTC", "date");
  return translate("pages.recall.of", { date });
}
