import { isToggledOn, type Toggles } from "../../countries/model/toggles";

/** The store setting `walletFlow`: every method, or Google Pay and nothing else. */
export type WalletFlow = "google-pay-only";

/** Outside production `?toggle-google-pay-only=on|off` says so in the store's place. */
export function isGooglePayOnly(flow: WalletFlow | null, toggles: Toggles = {}): boolean {
  return isToggledOn(toggles, "google-pay-only", flow === "google-pay-only");
}
