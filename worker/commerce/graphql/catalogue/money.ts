/** Amounts with more digits than the currency's unit carry `preciseAmount`. */
export const moneyResolvers = {
  BaseMoney: {
    __resolveType: (source: object) => ("preciseAmount" in source ? "HighPrecisionMoney" : "Money"),
  },
};
