type AttributeType = Readonly<Record<string, unknown>>;

const text: AttributeType = { name: "text" };
const number: AttributeType = { name: "number" };
const localized: AttributeType = { name: "ltext" };
const texts: AttributeType = { name: "set", elementType: text };

function define(name: string, label: string, type: AttributeType) {
  return {
    name,
    label: { en: label },
    type,
    isRequired: false,
    isSearchable: false,
    attributeConstraint: "None",
    inputHint: "SingleLine",
  };
}

/** Searchable, so that a search can exclude products without a market. */
const eligible = { ...define("eligibleForSelling", "Eligible for selling", localized), isSearchable: true };

/**
 * Creates types of products bought with others.
 * Extra guarantees (the shop queries them by this key) and gifts.
 */
export function createVirtualProductTypes() {
  return [
    {
      key: "extra_guarantee",
      name: "Extra guarantees",
      description: "Paid guarantees beyond the legal one",
      attributes: [
        define("years", "Years", number),
        define("rate", "Rate [%]", number),
        define("shortName", "Short name", localized),
        define("highlights", "Highlights", localized),
        define("enabledOnMarket", "Enabled on market", localized),
        define("excludedSkus", "Excluded SKUs", texts),
        define("excludedBrands", "Excluded brands", texts),
        define("excludedRelations", "Excluded relations", texts),
        eligible,
      ],
    },
    {
      key: "gift",
      name: "Gifts",
      description: "Articles that cart discounts give away",
      attributes: [define("brand", "Brand", text), eligible],
    },
  ];
}
