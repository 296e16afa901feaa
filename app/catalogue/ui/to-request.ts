import { brand } from "../../countries/model/brand";

type Words = (key: string, values?: Readonly<Record<string, string>>) => string;
type Asked = { readonly name: string; readonly productNumber: string };

/** A prefilled mail to the service: a quote, a manual, or word when the product is back. */
export function toRequest(kind: "quote" | "manual" | "back", product: Asked, translate: Words): string {
  const { name, productNumber } = product;
  const values = { name, number: productNumber };
  const subject = encodeURIComponent(translate(`product.${kind}.subject`, values));
  const body = encodeURIComponent(translate(`product.${kind}.body`, values));
  return `mailto:${brand.serviceMail}?subject=${subject}&body=${body}`;
}
