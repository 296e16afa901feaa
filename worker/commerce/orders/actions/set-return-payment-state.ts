import { enums, string, type } from "superstruct";
import { invalidOperation } from "../../errors/platform-errors.ts";
import { operatorAction } from "../delivery/operator-action.ts";
import { changeReturnItem } from "../return-info.ts";

export const setReturnPaymentState = operatorAction({
  input: type({ returnItemId: string(), paymentState: enums(["Initial", "Refunded", "NotRefunded"]) }),
  apply: (order, { returnItemId, paymentState }, now) =>
    changeReturnItem(order, returnItemId, (item) => {
      if (item.paymentState === "NonRefundable") {
        throw invalidOperation(`The return item '${item.id}' is not refundable before it has come back.`);
      }
      return { ...item, paymentState, lastModifiedAt: now.toISOString() };
    }),
});
