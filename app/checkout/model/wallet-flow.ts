import { isToggledOn, type Toggles } from "../../countries/model/toggles";

/** The store setting `walletFlow`: every method, or Google Pay alone. */
export type WalletFlow = "google-pay-only";

/**
 * Whether only Google Pay is allowed; outside production `?toggle-google-pay-only=on
 * off` overrides the store.
 */
export function isGooglePayOnly(flow: WalletFlow | null, toggles: Toggles = {}): boolean {
  return isToggledOn(toggles, "google-pay-only", flow === "google-pay-only");
}
