type FieldType =
  | "Date"
  | "String"
  | "Strings"
  | "LocalizedString"
  | "Boolean"
  | "Number"
  | "Money"
  | "DateTime";

function customType(
  key: string,
  label: string,
  resource: string,
  fields: Readonly<Record<string, FieldType>>,
) {
  return {
    key,
    name: { en: label },
    resourceTypeIds: [resource],
    fieldDefinitions: Object.entries(fields).map(([name, type]) => ({
      name,
      label: { en: name },
      required: false,
      type: type === "Strings" ? { name: "Set", elementType: { name: "String" } } : { name: type },
      inputHint: "SingleLine",
    })),
  };
}

/** The custom fields that the shop reads and writes. */
export function createCustomTypes() {
  return [
    customType("category-fields", "Category", "category", {
      CategoryImageURL: "String",
      hasProducts: "LocalizedString",
      CategoryContentHTML: "LocalizedString",
      categoryPosts: "LocalizedString",
      related_categories_1: "String",
      related_categories_2: "String",
      related_categories_3: "String",
    }),
    customType("price-fields", "Price", "product-price", { lowestPriceLast30Days: "Money" }),
    customType("shipping-fields", "Shipping method", "shipping-method", {
      DeliveryTime: "LocalizedString",
      DeliveryNoteLength: "Number",
    }),
    storeSettings(),
    cartFields(),
    customType("payment-fields", "Payment", "payment", {
      paymentAction: "String",
      attemptId: "String",
      attemptState: "String",
      endReason: "String",
    }),
    customType("address-fields", "Address", "address", {
      vatNumber: "String",
      vatValidated: "String",
      vatValidationRawResponse: "String",
    }),
    customType("cart-discount-fields", "Cart discount", "cart-discount", { volumeDiscountGroup: "String" }),
    customType("line-item-fields", "Line item", "line-item", {
      parentSku: "String",
      serialNumbers: "Strings",
    }),
    customType("customer-fields", "Customer", "customer", {
      customerType: "String",
      consents: "String",
      gdprPhone: "String",
      loyaltyCardNumber: "String",
      loyaltyLevel: "String",
      loyaltyPoints: "Number",
      loyaltyPointsHistory: "String",
      loyaltyValidUntil: "Date",
    }),
    customType("review-fields", "Review", "review", {
      reviewCreatedAt: "DateTime",
      customerCareResponseText: "String",
      source: "String",
      titleTranslations: "LocalizedString",
      textTranslations: "LocalizedString",
      answerTranslations: "LocalizedString",
    }),
  ];
}

function cartFields() {
  return customType("cart-fields", "Cart", "order", {
    calculatedCodFee: "Money",
    customerAgreedToSendEmail: "Boolean",
    utmSource: "String",
    newsletterConsent: "String",
    withdrawalReceivedAt: "DateTime",
    withdrawalStatement: "String",
    returnShipments: "String",
    mailProblem: "String",
    recallNotices: "Strings",
    lastBatch: "String",
    paymentMethod: "String",
    shippingAddressType: "String",
    customerType: "String",
    amountPlanned: "String",
    deliveryNote: "String",
    addressCheck: "String",
    invoiceNumber: "String",
    invoiceDate: "Date",
    eInvoiceDelivery: "String",
  });
}

function storeSettings() {
  return customType("store-settings", "Store", "store", {
    codFee: "Money",
    codFeeTitle: "LocalizedString",
    bankBic: "String",
    bankAccountOwner: "String",
    bankInstitute: "String",
    bankIban: "String",
    realtimeEnabled: "Boolean",
    maxLineQuantity: "Number",
    maxAddQuantity: "Number",
    versionFallback: "Boolean",
    extraGuaranteeEnabled: "Boolean",
    complementaryProductsEnabled: "Boolean",
    addressAutocompleteEnabled: "Boolean",
    trustScoreEnabled: "Boolean",
    vatValidationEnabled: "Boolean",
    taxRateChangeEnabled: "Boolean",
    dispatchCountry: "String",
    googleReviewsEnabled: "Boolean",
    volumeDiscountsEnabled: "Boolean",
    supportFormEnabled: "Boolean",
    recommendationsEnabled: "Boolean",
    productFeeds: "String",
    bloomreachApiEnabled: "Boolean",
    walletFlow: "String",
    campaignName: "String",
    startDate: "DateTime",
    endDate: "DateTime",
  });
}
