/** The store setting `walletFlow`: every method, or Google Pay and nothing else. */
export type WalletFlow = "google-pay-only";

/** Outside production `?toggle-google-pay-only=on` does the same for one page. */
const googlePayOnlyToggle = "google-pay-only";

export function isGooglePayOnly(flow: WalletFlow | null, toggles?: ReadonlySet<string>): boolean {
  return flow === "google-pay-only" || toggles?.has(googlePayOnlyToggle) === true;
}
