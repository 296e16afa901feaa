/** Path of the page on which anyone with the order's number and e-mail address follows it, without language prefix. */
export const orderStatusPath = "/order-status";

/** Path of the page on which goods of an order are announced as a return, without language prefix. */
export const returnsPath = "/returns";

/** URLs of one order's pages, with language prefix. */
export type OrderPaths = {
  readonly order: string;
  readonly invoice: string;
  readonly pdf: string;
  /** The electronic invoice in UBL. */
  readonly xml: string;
};

/** The pages in the customer's account. */
export function toAccountPaths(prefix: string, orderNumber: string): OrderPaths {
  const order = `${prefix}/my-account/order-history/${orderNumber}`;
  return { order, invoice: `${order}/invoice`, pdf: `${order}/invoice/pdf`, xml: `${order}/invoice/xml` };
}

/** The same pages for a visitor without sign-in, who has proved the order by its e-mail address or a mail's link. */
export function toStatusPaths(prefix: string, orderNumber: string): OrderPaths {
  const page = prefix + orderStatusPath;
  const query = `?${new URLSearchParams({ order: orderNumber })}`;
  const invoice = `${page}/invoice`;
  return {
    order: page + query,
    invoice: invoice + query,
    pdf: `${invoice}/pdf${query}`,
    xml: `${invoice}/xml${query}`,
  };
}

/** Path of a return's label, a PDF, for a visitor who has proved the order. */
export function toReturnLabelPath(prefix: string, orderNumber: string, trackingNumber: string): string {
  return `${prefix}${returnsPath}/label?${new URLSearchParams({ order: orderNumber, parcel: trackingNumber })}`;
}
