import type { Result } from "../../foundation/result";
import type {
  AccountSecurityGateway,
  CustomerDataKind,
  CustomerDocument,
} from "../../gateways/commerce/customers/account-security-gateway";
import { requestContext } from "../../request/context";
import type { PageCall } from "./page-call.server";

const kinds = ["orders", "carts", "reviews"] as const;
const paymentsAtOnce = 20;

/** Loaders of data from other domains, keyed by their property in the file. */
export type FurtherParts = Readonly<Record<string, () => Promise<Result<unknown, unknown>>>>;

/**
 * Streams all data of a customer as one JSON object.
 * It contains the platform's documents unchanged, then the shop's data. If a part cannot be read, the stream fails
 * before the closing bracket, so the file is not valid JSON.
 *
 * Source: GDPR Art. 15 and 20
 */
export function exportCustomerData(
  { context }: Pick<PageCall, "context">,
  customerId: string,
  further: FurtherParts,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const pieces = writeData(context, customerId, further);
  return new ReadableStream({
    async pull(controller) {
      try {
        const { value, done } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        context.get(requestContext).log.error("customer-data-unreadable");
        controller.error(error);
      }
    },
  });
}

async function* writeData(context: PageCall["context"], customerId: string, further: FurtherParts) {
  const { accountSecurity, customerKeys, signIns } = context.get(requestContext).gateways;
  yield `{"exportedAt":${JSON.stringify(new Date().toISOString())}`;
  yield `,"customer":${toJson(await accountSecurity.readCustomer(customerId))}`;
  const named = new Set<string>();
  for (const kind of kinds) yield* writeList(kind, readPages(accountSecurity, customerId, kind), named);
  yield* writeList("payments", readPayments(accountSecurity, customerId, named));
  const keys = await customerKeys.list(customerId);
  yield `,"signInMethods":${toJson(keys)},"emailChange":${toJson(await customerKeys.readEmailChange(customerId))}`;
  yield `,"signIns":${toJson(await signIns.list(customerId))}`;
  for (const [name, read] of Object.entries(further))
    yield `,${JSON.stringify(name)}:${toJson(await read())}`;
  yield "}\n";
}

/** Writes one array property of the file, page by page; adds the payment ids in its documents to `named`. */
async function* writeList(
  name: string,
  pages: AsyncIterable<readonly CustomerDocument[]>,
  named = new Set<string>(),
) {
  let before = `,${JSON.stringify(name)}:[`;
  for await (const page of pages) {
    for (const document of page) {
      yield before + JSON.stringify(document);
      before = ",";
      for (const { id } of document.paymentInfo?.payments ?? []) named.add(id);
    }
  }
  yield before === "," ? "]" : `${before}]`;
}

async function* readPages(security: AccountSecurityGateway, customerId: string, kind: CustomerDataKind) {
  let afterId: string | null = null;
  do {
    const page = await security.readDocuments(customerId, kind, afterId);
    if (!page.ok) throw new Error(`The ${kind} cannot be read`);
    const { documents, isLast } = page.value;
    yield documents;
    afterId = isLast ? null : (documents.at(-1)?.id ?? null);
  } while (afterId !== null);
}

/** Yields the customer's payments, then the other payments (`named`) of the customer's orders and carts. */
async function* readPayments(security: AccountSecurityGateway, customerId: string, named: Set<string>) {
  const left = new Set(named);
  for await (const page of readPages(security, customerId, "payments")) {
    for (const { id } of page) left.delete(id);
    yield page;
  }
  const ids = [...left];
  for (let at = 0; at < ids.length; at += paymentsAtOnce) {
    const page = await security.readPayments(ids.slice(at, at + paymentsAtOnce));
    if (!page.ok) throw new Error("The payments cannot be read");
    yield page.value;
  }
}

function toJson(answer: Result<unknown, unknown>): string {
  if (!answer.ok) throw new Error("A part cannot be read");
  return JSON.stringify(answer.value ?? null);
}
