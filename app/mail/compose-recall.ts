import { chooseText } from "../cart/model/cart";
import { toPassportPath } from "../catalogue/model/passport";
import { toProductNumber } from "../catalogue/model/product-number";
import { chooseRecallText, type Recall, readPublishedOn } from "../catalogue/model/recall";
import { formatDate } from "../i18n/formats";
import { myMachinesPath } from "../orders/model/my-machines-path";
import type { Order } from "../orders/model/order";
import { type MailContext, toAddress, toGreeting, toMail } from "./mail-context";
import type { MailDocument } from "./mail-document";

export type RecallMail = {
  readonly recall: Recall;
  readonly order: Pick<Order, "orderNumber" | "lines" | "billingAddress">;
  /** `check`: a serial number is not known. */
  readonly state: "affected" | "check";
  readonly isCustomer: boolean;
};

/**
 * Informs an owner of a recalled machine of the hazard and what to do.
 * Source: Regulation (EU) 2023/988 Art. 35, 36; Implementing Regulation (EU) 2024/1435, Annex
 */
export function composeRecall(context: MailContext, mail: RecallMail): MailDocument {
  const { translate } = context;
  const { recall, order, state, isCustomer } = mail;
  const line = order.lines.find(({ sku }) => recall.skus.includes(sku));
  const name = line ? chooseText(line.name, translate.language) : "";
  const { firstName, lastName } = order.billingAddress;
  const slug = line ? chooseText(line.slug, translate.language) : "";
  const passport = line && slug ? toPassportPath({ slug, sku: line.sku }) : "/";
  return toMail(context, {
    subject: translate("machines.mail.subject", { name }),
    preheader: translate(`machines.recall.${state}`),
    title: translate("pages.recall.of", {
      date: formatDate(readPublishedOn(recall), translate.locale, "UTC", "date"),
    }),
    reason: "order",
    blocks: [
      { type: "text", text: toGreeting(translate, `${firstName} ${lastName}`) },
      { type: "text", text: translate("machines.mail.lead", { name, number: order.orderNumber }) },
      { type: "text", text: translate(`machines.recall.${state}`) },
      ...(state === "affected" ? [{ type: "text", text: translate("machines.recall.stop") } as const] : []),
      { type: "facts", rows: listRecallRows(mail, name, line?.sku ?? "", context) },
      {
        type: "button",
        look: "primary",
        link: { text: translate("machines.mail.button"), href: toAddress(context, `${passport}#recalls`) },
      },
      ...(isCustomer
        ? [
            {
              type: "button",
              look: "quiet",
              link: { text: translate("profile.nav.my-machines"), href: toAddress(context, myMachinesPath) },
            } as const,
          ]
        : []),
      { type: "text", text: translate("machines.mail.share") },
    ],
  });
}

function listRecallRows({ recall }: RecallMail, name: string, sku: string, { translate }: MailContext) {
  const ranges = recall.serials?.map(({ from, to }) => `${from} – ${to}`) ?? [];
  return [
    { label: translate("my-orders.invoice.article"), value: name },
    { label: translate("catalogue.product.number"), value: toProductNumber(sku) },
    {
      label: translate("machines.recall.serials"),
      value: ranges.join(", ") || translate("machines.recall.all"),
    },
    { label: translate("pages.recall.danger"), value: chooseRecallText(recall.risk, translate) },
    { label: translate("pages.recall.whatToDo"), value: chooseRecallText(recall.remedy, translate) },
  ];
}
