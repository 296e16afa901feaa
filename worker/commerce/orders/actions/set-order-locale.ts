import type { OrderAction } from "../order-action.ts";

interface SetOrderLocaleInput {
  readonly locale?: string | null;
}

export const setOrderLocale: OrderAction = {
  apply: (order, { locale }: SetOrderLocaleInput) => ({ ...order, locale: locale ?? undefined }),
};
