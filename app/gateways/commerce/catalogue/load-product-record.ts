import type {
  ProductRecord,
  ProductReference,
  RecordedVariant,
} from "../../../catalogue/model/product-record";
import type { GatewayError } from "../../../foundation/gateway-error";
import { ok, type Result } from "../../../foundation/result";
import { type AnswerOf, graphql } from "../graphql";
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

type Variant = AnswerOf<typeof variantFragment>;
type Price = NonNullable<Variant["price"]>;
type Discount = NonNullable<Price["discounted"]>["discount"];

/** Loads the platform's record of one product, also of one not for sale here; null: unknown product. */
export async function loadProductRecord(
  scope: CatalogueScope,
  reference: ProductReference,
): Promise<Result<ProductRecord | null, GatewayError>> {
  const { currency, code: country } = scope.country;
  const variables = { ...reference, currency, country, languages: scope.format.chain };
  const answer = await scope.client.query(document, variables);
  if (!answer.ok) return answer;
  const { product } = answer.value;
  const current = product?.masterData.current;
  if (!product || !current) return ok(null);
  const variants = [current.masterVariant, ...current.variants];
  return ok({
    id: product.id,
    key: product.key,
    productTypeKey: product.productType?.key ?? null,
    isPublished: product.masterData.published,
    metaKeywords: current.metaKeywords,
    rates: product.taxCategory?.rates ?? [],
    variants: variants.flatMap((variant) => toVariant(variant, variant.id === current.masterVariant.id)),
  });
}

function toVariant({ id, sku, availability, price }: Variant, isMaster: boolean): readonly RecordedVariant[] {
  if (!sku) return [];
  const isOnStock = availability?.noChannel?.isOnStock ?? false;
  return [{ id, sku, isMaster, isOnStock, price: price ? toPrice(price) : null }];
}

function toPrice({ id, value, discounted, tiers }: Price): RecordedVariant["price"] {
  return {
    id: id ?? "",
    value: toMoney(value),
    discounted: discounted
      ? { value: toMoney(discounted.value), discount: toDiscount(discounted.discount) }
      : null,
    tiers: (tiers ?? []).map((tier) => ({ ...tier, value: toMoney(tier.value) })),
  };
}

function toMoney({ currencyCode: currency, centAmount, type: kind, fractionDigits }: Price["value"]) {
  return { type: kind, currency, centAmount, fractionDigits };
}

function toDiscount(discount: Discount) {
  if (!discount) return null;
  const { value } = discount;
  return {
    ...discount,
    value: {
      type: value.type,
      ...("permyriad" in value && { permyriad: value.permyriad }),
      ...("money" in value && {
        money: value.money.map(({ currencyCode: currency, centAmount }) => ({ currency, centAmount })),
      }),
    },
  };
}
