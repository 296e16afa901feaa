import { array, boolean, type Infer, nullable, number, string, type, unknown } from "superstruct";

/** The requested fields of a product. */
export const Product = type({
  id: string(),
  lastModifiedAt: string(),
  productTypeRef: type({ id: string() }),
  reviewRatingStatistics: nullable(type({ averageRating: number(), count: number() })),
  masterData: type({
    published: boolean(),
    current: nullable(
      type({
        nameAllLocales: array(type({ value: string() })),
        categoriesRef: array(type({ id: string() })),
        masterVariant: type({
          sku: nullable(string()),
          attributesRaw: array(type({ name: string(), value: unknown() })),
          price: nullable(type({ value: type({ centAmount: number() }) })),
        }),
        variants: array(type({ sku: nullable(string()) })),
      }),
    ),
  }),
});

export type RawProduct = Infer<typeof Product>;
