import type { WalletButtonsView } from "../../foundation/wallet-buttons-view";
import type { PaymentView } from "./payment-view";

/**
 * Removes wallets with a button on the page from the list; `hint` refers to the button.
 * If the store accepts Google Pay alone, the list has no other method.
 */
export function limitToWallets(
  payment: PaymentView,
  wallets: WalletButtonsView | null,
  isGoogleOnly: boolean,
  hint: string,
): PaymentView {
  const buttons: readonly string[] = wallets?.buttons.map(({ method }) => method) ?? [];
  const options = payment.options
    .filter(({ method }) => !isGoogleOnly || method === "googlepay")
    .map((option) => (buttons.includes(option.method) ? { ...option, refusal: hint } : option));
  return { ...payment, options, chosen: isGoogleOnly ? null : payment.chosen };
}
