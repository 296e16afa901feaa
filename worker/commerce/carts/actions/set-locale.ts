import type { CartAction } from "../cart-action.ts";

interface SetLocaleInput {
  readonly locale?: string | null;
}

export const setLocale: CartAction = {
  apply: (cart, { locale }: SetLocaleInput) => ({ ...cart, locale: locale ?? undefined }),
};
