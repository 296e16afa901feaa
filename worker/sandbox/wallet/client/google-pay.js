/* Google Pay's PaymentsClient, as far as the shop's protocol goes. */

const toGoogleAddress = (address) =>
  address && {
    name: `${address.firstName} ${address.lastName}`,
    address1: address.street,
    address2: "",
    address3: "",
    locality: address.city,
    administrativeArea: "",
    countryCode: address.country,
    postalCode: address.postalCode,
    sortingCode: "",
    phoneNumber: address.phone,
  };

/** Before the payment the coarse parts alone. */
const toCoarse = (address) =>
  address && {
    countryCode: address.country,
    postalCode: address.postalCode,
    locality: address.city,
    administrativeArea: "",
  };

class SandboxPaymentsClient {
  constructor(options = {}) {
    this.callbacks = options.paymentDataCallbacks ?? {};
  }

  async isReadyToPay({ apiVersion, allowedPaymentMethods }) {
    return { result: sandboxWallet.isReady && apiVersion === 2 && allowedPaymentMethods.length > 0 };
  }

  loadPaymentData(request) {
    const { countryCode, currencyCode, totalPrice } = request.transactionInfo;
    return new Promise((resolve, reject) => {
      let option = "shipping_option_unselected";
      const change = async (callbackTrigger) => {
        sheet.setBusy(true);
        sheet.setError("");
        const shippingAddress = toCoarse(sheet.address().shipping);
        const update = await this.callbacks.onPaymentDataChanged({
          callbackTrigger,
          ...(shippingAddress && { shippingAddress }),
          shippingOptionData: { id: option },
        });
        if (update.newShippingOptionParameters) {
          const { shippingOptions, defaultSelectedOptionId } = update.newShippingOptionParameters;
          option = defaultSelectedOptionId ?? option;
          const list = shippingOptions.map(({ id, label, description }) => ({
            id,
            label: `${label}, ${description}`,
          }));
          sheet.setOptions(list, option);
        }
        if (update.newTransactionInfo) {
          const { displayItems = [], totalPrice: amount, totalPriceLabel } = update.newTransactionInfo;
          const lines = displayItems.map(({ label, price }) => ({ label, amount: price }));
          sheet.setSums(lines, { label: totalPriceLabel ?? "Total", amount });
        }
        sheet.setError(update.error?.message);
        sheet.setBusy(Boolean(update.error));
      };
      const pay = async ({ address, card }) => {
        sheet.setBusy(true);
        sheet.setError("");
        const shippingAddress = toGoogleAddress(address.shipping);
        const billingAddress = toGoogleAddress(address.billing ?? address.shipping);
        const data = {
          apiVersion: 2,
          apiVersionMinor: 0,
          email: "jana@example.com",
          ...(shippingAddress && { shippingAddress }),
          shippingOptionData: { id: option },
          paymentMethodData: {
            type: "CARD",
            description: "Visa •••• 1111",
            info: { cardNetwork: "VISA", cardDetails: "1111", ...(billingAddress && { billingAddress }) },
            tokenizationData: {
              type: "PAYMENT_GATEWAY",
              token: JSON.stringify(sandboxWallet.makeToken(card)),
            },
          },
        };
        const answer = await this.callbacks.onPaymentAuthorized(data);
        if (answer.transactionState === "SUCCESS") {
          sheet.close();
          resolve(data);
        } else {
          sheet.setError(answer.error?.message ?? "The payment failed");
          sheet.setBusy(false);
        }
      };
      const sheet = sandboxWallet.openSheet({
        title: "Google Pay",
        country: request.shippingAddressParameters?.allowedCountryCodes?.[0] ?? countryCode,
        currency: currencyCode,
        on: {
          address: () => change("SHIPPING_ADDRESS"),
          option: (id) => {
            option = id;
            change("SHIPPING_OPTION");
          },
          pay,
          cancel: () => {
            sheet.close();
            reject(
              Object.assign(new Error("User closed the Payment Request UI."), { statusCode: "CANCELED" }),
            );
          },
        },
      });
      sheet.setSums([], { label: "Total", amount: totalPrice });
      change("INITIALIZE");
    });
  }
}

globalThis.google = { ...globalThis.google, payments: { api: { PaymentsClient: SandboxPaymentsClient } } };
