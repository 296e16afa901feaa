import { array, boolean, enums, type Infer, nullable, number, optional, string, type } from "superstruct";
import type {
  ProductRecord,
  ProductReference,
  RecordedVariant,
} from "../../../catalogue/model/product-record";
import { currencyCodes } from "../../../foundation/currency";
import type { GatewayError } from "../../../foundation/gateway-error";
import { ok, type Result } from "../../../foundation/result";
import { graphql } from "../graphql";
import type { CatalogueScope } from "./catalogue-scope";

const variantFragment = graphql(`fragment RecordedVariant on ProductVariant {
  id
  sku
  availability { noChannel { isOnStock } }
  price(currency: $currency, country: $country) {
    id
    value { type currencyCode centAmount fractionDigits }
    discounted {
      value { type currencyCode centAmount fractionDigits }
      discount {
        id
        name(acceptLanguage: $languages)
        isActive
        validFrom
        validUntil
        value {
          type
          ... on RelativeDiscountValue { permyriad }
          ... on AbsoluteDiscountValue { money { currencyCode centAmount } }
        }
      }
    }
    tiers { minimumQuantity value { type currencyCode centAmount fractionDigits } }
  }
}`);

const recordFragment = graphql(
  `fragment ProductRecord on Product {
  id
  key
  productType { key }
  taxCategory { rates { name amount country } }
  masterData {
    published
    current {
      metaKeywords(acceptLanguage: $languages)
      masterVariant { ...RecordedVariant }
      variants { ...RecordedVariant }
    }
  }
}`,
  variantFragment,
);
const document = graphql(
  `query ProductRecord($id: String, $key: String, $sku: String, $currency: Currency!, $country: Country!, $languages: [Locale!]) {
  product(id: $id, key: $key, sku: $sku) { ...ProductRecord }
}`,
  recordFragment,
);

const Plain = type({ currencyCode: enums(currencyCodes), centAmount: number() });
const Typed = type({ ...Plain.schema, type: string(), fractionDigits: number() });
const text = optional(nullable(string()));

const Discount = type({
  id: string(),
  name: text,
  isActive: boolean(),
  validFrom: text,
  validUntil: text,
  value: type({ type: string(), permyriad: optional(number()), money: optional(array(Plain)) }),
});

const Variant = type({
  id: number(),
  sku: text,
  availability: optional(nullable(type({ noChannel: optional(nullable(type({ isOnStock: boolean() }))) }))),
  price: optional(
    nullable(
      type({
        id: text,
        value: Typed,
        discounted: optional(nullable(type({ value: Typed, discount: optional(nullable(Discount)) }))),
        tiers: optional(nullable(array(type({ minimumQuantity: number(), value: Typed })))),
      }),
    ),
  ),
});

const Record = type({
  id: string(),
  key: text,
  productType: optional(nullable(type({ key: text }))),
  taxCategory: optional(
    nullable(type({ rates: array(type({ name: string(), amount: number(), country: string() })) })),
  ),
  masterData: type({
    published: boolean(),
    current: nullable(type({ metaKeywords: text, masterVariant: Variant, variants: array(Variant) })),
  }),
});

/** Loads the platform's record of one product, also of one not for sale here; null: unknown product. */
export async function loadProductRecord(
  scope: CatalogueScope,
  reference: ProductReference,
): Promise<Result<ProductRecord | null, GatewayError>> {
  const { currency, code: country } = scope.country;
  const variables = { ...reference, currency, country, languages: scope.format.chain };
  const answer = await scope.client.query(document, variables, type({ product: nullable(Record) }));
  if (!answer.ok) return answer;
  const { product } = answer.value;
  const current = product?.masterData.current;
  if (!product || !current) return ok(null);
  const variants = [current.masterVariant, ...current.variants];
  return ok({
    id: product.id,
    key: product.key ?? null,
    productTypeKey: product.productType?.key ?? null,
    isPublished: product.masterData.published,
    metaKeywords: current.metaKeywords ?? null,
    rates: product.taxCategory?.rates ?? [],
    variants: variants.flatMap((variant) => toVariant(variant, variant.id === current.masterVariant.id)),
  });
}

function toVariant(
  { id, sku, availability, price }: Infer<typeof Variant>,
  isMaster: boolean,
): readonly RecordedVariant[] {
  if (!sku) return [];
  const isOnStock = availability?.noChannel?.isOnStock ?? false;
  return [{ id, sku, isMaster, isOnStock, price: price ? toPrice(price) : null }];
}

function toPrice({
  id,
  value,
  discounted,
  tiers,
}: NonNullable<Infer<typeof Variant>["price"]>): RecordedVariant["price"] {
  return {
    id: id ?? "",
    value: toMoney(value),
    discounted: discounted
      ? { value: toMoney(discounted.value), discount: toDiscount(discounted.discount ?? null) }
      : null,
    tiers: (tiers ?? []).map((tier) => ({ ...tier, value: toMoney(tier.value) })),
  };
}

function toMoney({ currencyCode: currency, centAmount, type: kind, fractionDigits }: Infer<typeof Typed>) {
  return { type: kind, currency, centAmount, fractionDigits };
}

function toDiscount(discount: Infer<typeof Discount> | null) {
  if (!discount) return null;
  const { name = null, validFrom = null, validUntil = null, value, ...rest } = discount;
  const { type: kind, permyriad, money } = value;
  const amounts = money?.map(({ currencyCode: currency, centAmount }) => ({ currency, centAmount }));
  return {
    ...rest,
    name,
    validFrom,
    validUntil,
    value: {
      type: kind,
      ...(permyriad !== undefined && { permyriad }),
      ...(amounts && { money: amounts }),
    },
  };
}
