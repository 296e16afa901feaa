import { enums, type Infer, optional, pattern, size, string, type } from "superstruct";
import type { WalletSettings } from "../app/checkout/model/wallet";

const HttpUrl = pattern(string(), /^https?:\/\/[^\s/]+/);
const Filled = size(string(), 1, 500);

/** The wallets that buttons are shown for. */
export const walletVariables = {
  /** Where Google's script is; without it the shop has no Google Pay. */
  WALLET_GOOGLE_SCRIPT_URL: optional(HttpUrl),
  WALLET_GOOGLE_MERCHANT_ID: optional(Filled),
  WALLET_GOOGLE_ENVIRONMENT: optional(enums(["TEST", "PRODUCTION"])),
  /** Apple's id of the merchant; without it the shop has no Apple Pay. */
  WALLET_APPLE_MERCHANT_ID: optional(Filled),
  /** Apple's script for browsers of other makers; without it those alone that have a wallet of their own. */
  WALLET_APPLE_SCRIPT_URL: optional(HttpUrl),
};

const Variables = type({ ...walletVariables, PAYMENT_MERCHANT_ACCOUNT: Filled });
type WalletVariables = Infer<typeof Variables>;

/** A wallet without its script or its merchant is none. */
export function toWalletSettings(variables: WalletVariables): WalletSettings {
  const { WALLET_GOOGLE_SCRIPT_URL: googleScript, WALLET_APPLE_MERCHANT_ID: appleMerchant } = variables;
  return {
    google: googleScript
      ? {
          scriptUrl: googleScript,
          environment: variables.WALLET_GOOGLE_ENVIRONMENT ?? "TEST",
          merchantId: variables.WALLET_GOOGLE_MERCHANT_ID ?? "",
          gatewayMerchantId: variables.PAYMENT_MERCHANT_ACCOUNT,
        }
      : null,
    apple: appleMerchant
      ? { merchantId: appleMerchant, scriptUrl: variables.WALLET_APPLE_SCRIPT_URL ?? null }
      : null,
  };
}
