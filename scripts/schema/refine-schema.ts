import { type DocumentNode, type FieldDefinitionNode, Kind, parse, parseType, visit } from "graphql";

/**
 * Where the shop requires more than the platform's schema promises, or less; by field.
 * A response outside is malformed. The types of `ShopCountry` and `ShopCurrency` are in `app/gateways/commerce`.
 */
const refinements: Readonly<Record<string, string>> = {
  // A cart and an order belong to a shop, and a shop sells in its currency.
  "BaseMoney.currencyCode": "ShopCurrency!",
  "Cart.country": "ShopCountry!",
  "HighPrecisionMoney.currencyCode": "ShopCurrency!",
  "Money.currencyCode": "ShopCurrency!",
  "Order.country": "ShopCountry!",
  // A method may also deliver to countries of other shops of the merchant.
  "ShippingRate.price": "ForeignMoney!",
  // Null only together with an error.
  "Mutation.createCart": "Cart!",
  "Mutation.createOrderFromCart": "Order!",
  "Mutation.createPayment": "Payment!",
  "Mutation.customerConfirmEmail": "Customer!",
  "Mutation.customerCreatePasswordResetToken": "CustomerPasswordToken!",
  "Mutation.customerResetPassword": "Customer!",
  "Mutation.updateCart": "Cart!",
  "Mutation.updateCustomer": "Customer!",
  "Mutation.updatePayment": "Payment!",
  "Query.productsSearch": "ProductPagedSearchResponse!",
  // Set on every resource, although the schema permits null.
  "Customer.authenticationMode": "AuthenticationMode!",
  "Transaction.type": "TransactionType!",
  // A value that the platform adds must not make a cart or a product unreadable.
  "AttributeDefinition.attributeConstraint": "String!",
  "DiscountCodeInfo.state": "String",
};

const additions = parse(`
  scalar ShopCountry
  scalar ShopCurrency
  type ForeignMoney { centAmount: Long! currencyCode: Currency! }
`);

/** Applies the shop's refinements to a schema; a refined field that is missing is an error. */
export function refineSchema(schema: DocumentNode): DocumentNode {
  const left = new Set(Object.keys(refinements));
  const refineFields = (type: string, fields: readonly FieldDefinitionNode[] | undefined) =>
    fields?.map((field) => {
      const name = `${type}.${field.name.value}`;
      const refined = refinements[name];
      if (refined === undefined) return field;
      left.delete(name);
      return { ...field, type: parseType(refined) };
    });
  const refined = visit(schema, {
    enter(node) {
      switch (node.kind) {
        case Kind.OBJECT_TYPE_DEFINITION:
        case Kind.OBJECT_TYPE_EXTENSION:
        case Kind.INTERFACE_TYPE_DEFINITION:
          return { ...node, fields: refineFields(node.name.value, node.fields) };
        default:
          return undefined;
      }
    },
  });
  if (left.size > 0) throw new Error(`The schema has no ${[...left].join(", ")}`);
  return { ...refined, definitions: [...refined.definitions, ...additions.definitions] };
}
