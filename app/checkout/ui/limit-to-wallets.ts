import type { WalletButtonsView } from "../../foundation/wallet-buttons-view";
import type { PaymentView } from "./payment-view";

/**
 * A wallet that has its button on the page is not chosen in the list: `hint` says so there. Where the store takes Google
 * Pay alone, the list has nothing else.
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
