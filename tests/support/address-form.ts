/** What a Slovak shopper fills into the form of addresses. */
export function toAddressForm(email: string): Record<string, string> {
  return {
    email,
    customerType: "PRIVATE",
    shippingAddressType: "SAME_AS_BILLING",
    "billing.firstName": "Jana",
    "billing.lastName": "Nováková",
    "billing.streetName": "Hlavná",
    "billing.streetNumber": "12",
    "billing.postalCode": "811 01",
    "billing.city": "Bratislava",
    "billing.country": "SK",
    "billing.phone": "+421 900 123 456",
  };
}
