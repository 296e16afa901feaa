/* Apple Pay's ApplePaySession, as far as the shop's protocol goes. */

const toContact = (address) =>
  address
    ? {
        givenName: address.firstName,
        familyName: address.lastName,
        addressLines: [address.street],
        locality: address.city,
        administrativeArea: "",
        postalCode: address.postalCode,
        countryCode: address.country,
        country: address.country,
      }
    : {};

/** Before the payment the coarse parts alone. */
const toCoarseContact = (address) => {
  const { locality, postalCode, countryCode } = toContact(address);
  return { locality, postalCode, countryCode };
};

class SandboxApplePayError {
  constructor(code, contactField, message) {
    Object.assign(this, { code, contactField, message });
  }
}

class SandboxApplePaySession {
  static STATUS_SUCCESS = 0;
  static STATUS_FAILURE = 1;
  static canMakePayments = () => sandboxWallet.isReady;
  static supportsVersion = (version) => version <= 14;

  constructor(version, request) {
    if (!navigator.userActivation?.isActive) {
      throw new DOMException(
        "Must create a new ApplePaySession from a user gesture handler.",
        "InvalidAccessError",
      );
    }
    this.version = version;
    this.request = request;
  }

  begin() {
    const { countryCode, currencyCode, total } = this.request;
    this.sheet = sandboxWallet.openSheet({
      title: "Apple Pay",
      country: countryCode,
      currency: currencyCode,
      on: {
        address: () => this.chooseAddress(),
        option: (identifier) => {
          this.sheet.setBusy(true);
          this.onshippingmethodselected({ shippingMethod: { identifier } });
        },
        pay: (choice) => this.pay(choice),
        cancel: () => {
          this.sheet.close();
          this.oncancel?.({});
        },
      },
    });
    this.sheet.setBusy(true);
    this.sheet.setSums([], { label: total.label, amount: total.amount });
    this.onvalidatemerchant({
      validationURL: "https://apple-pay-gateway.apple.com/paymentservices/startSession",
    });
  }

  abort() {
    this.sheet.close();
  }

  /** Apple's own check: the session has to be this page's. */
  completeMerchantValidation({ domainName, merchantIdentifier }) {
    if (domainName !== location.hostname || !merchantIdentifier) {
      this.sheet.close();
      this.oncancel?.({});
    } else this.chooseAddress();
  }

  chooseAddress() {
    this.sheet.setBusy(true);
    this.onshippingcontactselected({ shippingContact: toCoarseContact(this.sheet.address().shipping) });
  }

  completeShippingContactSelection(update) {
    this.show(update);
  }

  completeShippingMethodSelection(update) {
    this.show(update);
  }

  completePayment({ status, errors = [] }) {
    if (status === SandboxApplePaySession.STATUS_SUCCESS) return this.sheet.close();
    this.sheet.setError(errors[0]?.message ?? "The payment failed");
    this.sheet.setBusy(false);
  }

  show({ newTotal, newLineItems = [], newShippingMethods, errors = [] }) {
    if (newShippingMethods) {
      const list = newShippingMethods.map(({ identifier, label, detail }) => ({
        id: identifier,
        label: `${label}, ${detail}`,
      }));
      this.sheet.setOptions(list, list[0]?.id);
    }
    this.sheet.setSums(newLineItems, newTotal);
    this.sheet.setError(errors[0]?.message);
    this.sheet.setBusy(errors.length > 0);
  }

  pay({ address, card }) {
    this.sheet.setBusy(true);
    this.sheet.setError("");
    const { shipping, billing = shipping } = address;
    this.onpaymentauthorized({
      payment: {
        ...(shipping && {
          shippingContact: {
            ...toContact(shipping),
            phoneNumber: shipping.phone,
            emailAddress: "jana@example.com",
          },
          billingContact: toContact(billing),
        }),
        token: {
          paymentData: sandboxWallet.makeToken(card),
          paymentMethod: { network: "Visa" },
          transactionIdentifier: "1",
        },
      },
    });
  }
}

globalThis.ApplePaySession = SandboxApplePaySession;
globalThis.ApplePayError = SandboxApplePayError;
