import { enums } from "superstruct";
import type { WalletSettings } from "../../../app/checkout/model/wallet";
import { Filled, HttpUrl, leftOut, type SettingValues } from "./setting";

const group = "Wallets";

/** The wallets whose buttons are shown. */
export const walletVariables = {
  WALLET_GOOGLE_SCRIPT_URL: leftOut(HttpUrl, {
    group,
    what: "Google's script, `https://pay.google.com/gp/p/js/pay.js`",
    without: "no Google Pay",
    needs: ["WALLET_GOOGLE_MERCHANT_ID"],
  }),
  WALLET_GOOGLE_MERCHANT_ID: leftOut(Filled, {
    group,
    what: "the merchant id in the Google Pay & Wallet Console; any value in `TEST`",
    without: "no Google Pay",
    needs: ["WALLET_GOOGLE_SCRIPT_URL"],
  }),
  WALLET_GOOGLE_ENVIRONMENT: leftOut(enums(["TEST", "PRODUCTION"]), {
    group,
    what: "`TEST` or `PRODUCTION`",
    without: "`TEST`",
  }),
  WALLET_APPLE_MERCHANT_ID: leftOut(Filled, {
    group,
    what: "Apple's merchant id, shown in the payment provider's customer area",
    without: "no Apple Pay",
  }),
  WALLET_APPLE_SCRIPT_URL: leftOut(HttpUrl, {
    group,
    what: "Apple's script for other browsers than Safari",
    without: "Apple Pay only in browsers with a built-in wallet",
    needs: ["WALLET_APPLE_MERCHANT_ID"],
  }),
};

type WalletVariables = SettingValues<typeof walletVariables> & { readonly PAYMENT_MERCHANT_ACCOUNT: string };

/** A wallet without its script or its merchant is off. */
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
