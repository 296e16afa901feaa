import type { Translate } from "../../i18n/translate";
import type { WithdrawalForm } from "../model/withdrawal";

/** Lists a statement of withdrawal, row by row. */
export function listStatementRows(
  { orderNumber, name, email, goods }: WithdrawalForm,
  translate: Translate,
): readonly { readonly label: string; readonly value: string }[] {
  return [
    { label: translate("withdrawal.field.orderNumber"), value: orderNumber },
    { label: translate("withdrawal.field.name"), value: name },
    { label: translate("withdrawal.field.email"), value: email },
    { label: translate("withdrawal.field.goods"), value: goods ?? translate("withdrawal.allGoods") },
  ];
}
