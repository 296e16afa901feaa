import type { FeedRecord } from "../../../app/catalogue/model/feed-record";
import { toUnitPrice } from "../../../app/catalogue/model/unit-price";
import { toDecimalText } from "../../../app/foundation/money";
import { formatMoney } from "../../../app/i18n/formats";
import { cutText, type FeedFormat, type FeedScope, toCsvRow } from "./feed-format";

type Columns = Readonly<Record<string, (record: FeedRecord, scope: FeedScope) => string | null>>;

/** Methods that every shop offers without a fee. */
const free = () => "0.00";

const columns: Columns = {
  sku: ({ id }) => id,
  brand: ({ brand }) => brand,
  title: ({ title }) => cutText(title, 255),
  categoryPath: ({ categories }) => categories.join(" > "),
  url: ({ link }) => link,
  eans: ({ gtin }) => gtin,
  hans: ({ model }) => model,
  description: ({ description }) => cutText(description, 1_000),
  imageUrls: ({ pictures }) => pictures.join(";"),
  price: ({ price }) => toDecimalText(price),
  formerPrice: ({ reduction }) => reduction && toDecimalText(reduction.before),
  basePrice: toBasePrice,
  paymentCosts_creditcard: free,
  paymentCosts_paypal: free,
  paymentCosts_prepayment: free,
  deliveryCosts_parcel: (record) => toDeliveryCosts(record, "parcel"),
  deliveryCosts_freight: (record) => toDeliveryCosts(record, "freight"),
  deliveryTime: ({ shipping }, { translate }) =>
    shipping && translate("feeds.deliveryTime", { from: shipping.days.from, to: shipping.days.to }),
  used: ({ isRefurbished }) => String(isRefurbished),
  eec_efficiencyClass: ({ energy }) => energy?.energyClass ?? null,
  eec_spectrum: ({ energy }) => energy && `${energy.best}-${energy.worst}`,
  eec_labelUrl: ({ energy }) => energy?.labelUrl ?? null,
  eec_dataSheetUrl: ({ energy }) => energy?.sheetUrl ?? null,
};

/**
 * CSV of the price comparison idealo. It has no column for stock, so sold-out articles are left out.
 *
 * Source: idealo, CSV importer (idealo.github.io/csv-importer)
 */
export const idealoFeed: FeedFormat = {
  name: "idealo",
  contentType: "text/csv; charset=utf-8",
  head: () => toCsvRow(Object.keys(columns)),
  write: (record, scope) =>
    record.isInStock && record.shipping
      ? toCsvRow(Object.values(columns).map((read) => read(record, scope)))
      : "",
  tail: "",
};

function toDeliveryCosts({ shipping }: FeedRecord, key: string): string | null {
  return shipping?.key === key ? toDecimalText(shipping.cost) : null;
}

/** The price of a kilogram, litre, metre or square metre. */
function toBasePrice({ price, netContent }: FeedRecord, { locale }: FeedScope): string | null {
  if (!netContent) return null;
  const unit = netContent.unit === "m2" ? "m²" : netContent.unit;
  return `${formatMoney(toUnitPrice(price, netContent), locale)}/${unit}`;
}
