import { assertNever } from "../../../app/foundation/assert-never";
import type { GatewayError } from "../../../app/foundation/gateway-error";
import { err, ok, type Result } from "../../../app/foundation/result";
import { createAllOrders } from "../../../app/gateways/commerce/create-all-orders";
import { createStoredCases } from "../../../app/gateways/commerce/create-stored-cases";
import { createWithdrawalsGateway } from "../../../app/gateways/commerce/create-withdrawals-gateway";
import type { MailAttachment } from "../../../app/gateways/mail/mail-gateway";
import {
  composeReturnAnnounced,
  composeSupportReceived,
  composeWithdrawalReceived,
} from "../../../app/mail/compose-acknowledgements";
import { composeInvoiceIssued } from "../../../app/mail/compose-invoice-issued";
import { composeOrderConfirmation } from "../../../app/mail/compose-order-confirmation";
import { composePaymentFailed } from "../../../app/mail/compose-payment-mails";
import { type MailContext, toAddress } from "../../../app/mail/mail-context";
import { type MailDocument, transferCodeId } from "../../../app/mail/mail-document";
import { type OrderMail, toOrderMail } from "../../../app/mail/order-mail";
import { toPageAttachment } from "../../../app/mail/to-page-attachment";
import { toUnsubscribePath } from "../../../app/newsletter/model/mailed-path";
import type { Order } from "../../../app/orders/model/order";
import { toOrderAgainPath } from "../../../app/orders/model/order-again";
import type { WithdrawalStatement } from "../../../app/orders/model/withdrawal";
import { drawCodePicture } from "../../../app/orders/operations/draw-code.server";
import { readEnvironment } from "../config/environment";
import { rememberEnvironment } from "../environment-memory";
import { createMailedLinks } from "../newsletter/mailed-links";
import { composeRecallMail } from "../recalls/compose-recall-mail";
import type { ComposedMail } from "./composed-mail";
import type { SentMailJob } from "./mail-job";
import { openMailShop } from "./open-mail-shop";
import { writeInvoiceFiles } from "./write-invoice-files";

type OrderMailKind = Exclude<
  SentMailJob["kind"],
  "withdrawal-received" | "return-announced" | "support-received" | "invoice-issued" | "recall"
>;

type Composed = Promise<Result<ComposedMail | null, GatewayError>>;

/** Older events are not mailed: when a blocked queue runs again, no shopper gets a mail about last month's order. */
const newsMs = 7 * 24 * 60 * 60_000;

/** Composes the mail of a job from the current data; null: the mail is not needed (any longer). */
export function composeMail(job: SentMailJob, bindings: ShopBindings): Composed {
  if (job.kind === "support-received") return composeOfCase(job.id, bindings);
  if (job.kind === "return-announced") return composeOfReturn(job.id, bindings);
  if (job.kind === "recall") return composeRecallMail(job.id, bindings);
  if (job.kind === "invoice-issued") return composeOfInvoice(job.id, bindings);
  return job.kind === "withdrawal-received"
    ? composeOfWithdrawal(job.id, bindings)
    : composeOfOrder(job.kind, job.id, bindings);
}

async function composeOfCase(key: string, bindings: ShopBindings): Composed {
  const found = await createStoredCases(rememberEnvironment(bindings).commerce).load(key);
  if (!found.ok) return found;
  if (found.value === null) return ok(null);
  const { country, locale, customerEmail: to } = found.value.case;
  const { context } = await openMailShop(bindings, country, locale);
  return ok({ to, document: composeSupportReceived(context, found.value.case), attachments: [] });
}

async function composeOfWithdrawal(key: string, bindings: ShopBindings): Composed {
  const found = await createWithdrawalsGateway(rememberEnvironment(bindings).commerce).load(key);
  if (!found.ok) return found;
  const statement = found.value;
  if (statement === null) return ok(null);
  const matched = await matchWithdrawal(key, statement, bindings);
  if (!matched.ok) return matched;
  const { context } = await openMailShop(bindings, statement.country, statement.locale);
  return ok({
    to: statement.email,
    document: composeWithdrawalReceived(context, statement),
    attachments: [],
  });
}

/** Of an order of any age: goods can come back after weeks. */
async function composeOfReturn(id: string, bindings: ShopBindings): Composed {
  const found = await createAllOrders(rememberEnvironment(bindings).commerce).load(id);
  if (!found.ok) return found;
  if (found.value === null || found.value.email === "") return ok(null);
  const { country, locale = null } = found.value;
  const shop = await openMailShop(bindings, country, locale);
  const placed = await shop.loadPlacedOrder(id);
  if (!placed.ok) return placed;
  if (placed.value === null) return ok(null);
  const context = await withLinks(shop.context, found.value, bindings);
  return ok({
    to: found.value.email,
    document: composeReturnAnnounced(context, placed.value),
    attachments: [],
  });
}

/** Of a company's order of any age: the invoice is issued when the goods leave. */
async function composeOfInvoice(id: string, bindings: ShopBindings): Composed {
  const found = await createAllOrders(rememberEnvironment(bindings).commerce).load(id);
  if (!found.ok) return found;
  const isCompany = found.value?.billingAddress.customerType === "business";
  if (found.value === null || found.value.email === "" || !isCompany) return ok(null);
  const { country, locale = null, email: to } = found.value;
  const shop = await openMailShop(bindings, country, locale);
  const placed = await shop.loadPlacedOrder(id);
  if (!placed.ok) return placed;
  const order = placed.value;
  if (!order?.invoice || !isNews({ createdAt: order.invoice.date })) return ok(null);
  const context = await withLinks(shop.context, found.value, bindings);
  const attachments = await writeInvoiceFiles(order, shop);
  if (attachments === null) return err({ ...unavailable, message: "The invoice's fonts are missing" });
  return ok({ to, document: composeInvoiceIssued(context, order, order.invoice), attachments });
}

async function composeOfOrder(kind: OrderMailKind, id: string, bindings: ShopBindings): Composed {
  const found = await createAllOrders(rememberEnvironment(bindings).commerce).load(id);
  if (!found.ok) return found;
  const order = found.value;
  if (order === null || order.email === "" || !isNews(order)) return ok(null);
  const shop = await openMailShop(bindings, order.country, order.locale ?? null);
  const [{ terms, settings }, documents] = await Promise.all([
    shop.loadTerms(),
    shop.loadDocuments(order.lines),
  ]);
  // A mail about a transfer is useless without bank details: it waits until the settings can be loaded.
  if (settings === null) return err(unavailable);
  const context = await withLinks(shop.context, order, bindings);
  const mail = toOrderMail(context, { order, bank: settings.bank, offers: terms.offers, documents });
  const document = compose(kind, mail);
  if (document === null) return ok(null);
  const attachments = kind === "order-confirmation" ? listAttachments(mail) : [];
  return ok({ to: order.email, document, attachments });
}

/**
 * Adds the links of a mail. Buyers may get advertising without a request (soft opt-in), so each mail has an
 * unsubscribe link. The withdrawal link carries a proof for the order, which the mail itself describes in full.
 */
async function withLinks(
  context: MailContext,
  { id, email }: Order,
  bindings: ShopBindings,
): Promise<MailContext> {
  const links = createMailedLinks(readEnvironment(bindings).consentSecret, context.country.code);
  const now = new Date();
  return {
    ...context,
    newsletterPath: toUnsubscribePath(await links.sealUnsubscription(email, now)),
    orderToken: await links.sealOrder(id, now),
  };
}

const unavailable: GatewayError = {
  system: "commerce",
  kind: "unavailable",
  retryable: true,
  message: "The store's settings cannot be had",
};

function isNews({ createdAt }: Pick<Order, "createdAt">): boolean {
  return Date.now() - Date.parse(createdAt) < newsMs;
}

function compose(kind: OrderMailKind, mail: OrderMail): MailDocument | null {
  switch (kind) {
    case "order-confirmation":
      return composeOrderConfirmation(mail);
    case "payment-failed":
      return mail.order.payment.state === "Failed"
        ? composePaymentFailed(mail, toOrderAgainPath(mail.order))
        : null;
    default:
      return assertNever(kind);
  }
}

/** Terms, and for consumers the information on withdrawal, in their current version. */
function listAttachments(context: MailContext & Pick<OrderMail, "isConsumer" | "transfer" | "order">) {
  const { pages, locale, isConsumer } = context;
  const attached = [pages.terms, isConsumer ? pages.withdrawal : null];
  return [
    ...attached.flatMap((page) =>
      page ? [toPageAttachment(page, locale, (path) => toAddress(context, path))] : [],
    ),
    ...listTransferCodes(context),
  ];
}

/** The picture that the mail's box with the transfer shows; a paid order has no such box. */
function listTransferCodes({ transfer, order }: Pick<OrderMail, "transfer" | "order">): MailAttachment[] {
  if (transfer === null || order.payment.state === "Paid") return [];
  const content = drawCodePicture(transfer);
  return [
    { filename: `${transferCodeId}.gif`, contentType: "image/gif", content, contentId: transferCodeId },
  ];
}

// Runs in the queue and not in the page's request, so that neither its text nor its timing reveals whether the order
// exists.
async function matchWithdrawal(
  key: string,
  statement: WithdrawalStatement,
  bindings: ShopBindings,
): Promise<Result<null, GatewayError>> {
  if (statement.orderId !== null) return ok(null);
  const { commerce } = rememberEnvironment(bindings);
  const orders = createAllOrders(commerce);
  const found = await orders.findByNumber(statement.orderNumber);
  if (!found.ok) return found;
  const order = found.value;
  const isOwn = order?.country === statement.country && isSameAddress(order.email, statement.email);
  if (!order || !isOwn) return ok(null);
  const noted = await orders.note(
    order.id,
    { withdrawalReceivedAt: statement.receivedAt, withdrawalStatement: JSON.stringify(statement) },
    "what-is-there",
  );
  if (!noted.ok) return noted;
  return createWithdrawalsGateway(commerce).assign(key, { ...statement, orderId: order.id });
}

function isSameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
