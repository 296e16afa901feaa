import { isToggledOn, type Toggles } from "../../countries/model/toggles";

/** The store setting `walletFlow`: allows only Google Pay. */
export type WalletFlow = "google-pay-only";

/**
 * Returns whether Google Pay is the only payment method.
 * Outside production, `?toggle-google-pay-only=on` or `=off` overrides the store's setting.
 */
export function isGooglePayOnly(flow: WalletFlow | null, toggles: Toggles = {}): boolean {
  return isToggledOn(toggles, "google-pay-only", flow === "google-pay-only");
}
