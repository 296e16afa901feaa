import type { CartAction } from "../cart-action.ts";
import { requireDeleteDays } from "../delete-days.ts";

export interface SetDeleteDaysInput {
  readonly deleteDaysAfterLastModification?: number | null;
}

/** How long the cart outlives its last change. */
export const setDeleteDaysAfterLastModification: CartAction = {
  apply: (cart, input: SetDeleteDaysInput) => ({
    ...cart,
    deleteDaysAfterLastModification: requireDeleteDays(input.deleteDaysAfterLastModification),
  }),
};
