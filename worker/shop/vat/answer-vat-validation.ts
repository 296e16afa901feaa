import { html, raw } from "hono/html";
import type { VatCheck } from "../../../app/cart/model/cart";
import { toVatHolder, type VatHolder } from "../../../app/cart/model/vat-check";
import { executeCartCommand } from "../../../app/cart/operations/execute-cart-command.server";
import { undecidedVatCode, vatComparisonFields, vatParameters } from "../../../app/checkout/model/vat-code";
import {
  checkVatNumber,
  type VatDependencies,
  type VatFinding,
} from "../../../app/checkout/operations/check-vat-number.server";
import { findVatCountry, toFullVatNumber } from "../../../app/countries/model/vat-number";
import type { VatAnswer } from "../../../app/gateways/vat/vat-gateway";
import { buildRequestScope, type RequestScope, sealAnswer } from "../rendering/request-scope";
import type { ShopContext } from "../shop-env";

const longestNumber = 30;
const longestName = 100;
const headers = { "content-type": "application/xml; charset=utf-8", "cache-control": "no-store" };

/**
 * `GET /vat/validate?UstId_1=<the shop's number>&UstId_2=<the customer's>`: the tax office's result for the customer's
 * number; with `Firmenname` and `Ort` also whether it is that company's. If the visitor has a cart, its billing
 * address stores the result, unless another site's page led here.
 */
export async function answerVatValidation(context: ShopContext): Promise<Response> {
  if (context.req.method !== "GET" && context.req.method !== "HEAD") return refuseMethod("GET, HEAD");
  const scope = buildRequestScope(context);
  const query = context.get("url").searchParams;
  const own = query.get(vatParameters.own) ?? "";
  const number = readNumber(query.get(vatParameters.other));
  if (number === null || own.length > longestNumber) return toAnswer(400, own, number ?? "", 215);
  if (own !== (scope.gateways.vat.ownNumber ?? "")) return toAnswer(400, own, number, 206);
  const dependencies = toVatDependencies(scope);
  const finding = await checkVatNumber(dependencies, number, readHolder(query));
  const site = context.req.header("sec-fetch-site");
  const isOwn = context.req.method === "GET" && (site === undefined || site === "same-origin");
  if (isOwn) await keepResult(dependencies, finding.check);
  const status = finding.wasRefused ? 429 : 200;
  return sealAnswer(toAnswer(status, own, number, finding.code, finding), scope);
}

/** `POST /vat/clear`: removes the number; the cart is gross again. */
export async function clearVatNumber(context: ShopContext): Promise<Response> {
  if (context.req.method !== "POST") return refuseMethod("POST");
  const scope = buildRequestScope(context);
  const isDone = await keepResult(toVatDependencies(scope), null);
  const response = new Response(null, {
    status: isDone ? 204 : 500,
    headers: { "cache-control": "no-store" },
  });
  return sealAnswer(response, scope);
}

export function toVatDependencies({ country, session, gateways, log }: RequestScope): VatDependencies {
  const { cartRoom, catalogue, vat } = gateways;
  return { access: { country, session, cartRoom }, catalogue, vat, log };
}

/** A visitor without a cart has no place to store it; that is not a failure. */
async function keepResult({ access, log }: VatDependencies, vat: VatCheck | null): Promise<boolean> {
  if (!(await access.session.read())?.cartId) return true;
  const answer = await executeCartCommand(access, { type: "set-vat", vat }, crypto.randomUUID());
  if (!answer.ok) log.warn("vat-result-not-kept", { code: answer.error.code });
  return answer.ok || answer.error.code === "cart-not-found";
}

/** Company and town of the query; null: only the number is validated. */
function readHolder(query: URLSearchParams): VatHolder | null {
  const read = (name: string) => (query.get(name) ?? "").slice(0, longestName);
  return toVatHolder({ company: read(vatParameters.company), city: read(vatParameters.city) });
}

/** Prefix and number in the office's form; null: it cannot be a number of any country where we sell. */
function readNumber(entered: string | null): string | null {
  if (!entered || entered.length > longestNumber) return null;
  const compact = entered.toUpperCase().replaceAll(/\s/g, "");
  const country = findVatCountry(compact);
  return country && toFullVatNumber(country, compact);
}

function toAnswer(
  status: number,
  own: string,
  number: string,
  code: number,
  finding: VatFinding | null = null,
): Response {
  const { askedAt = "", validFrom = "", validUntil = "", compared = null } = finding?.answer ?? {};
  const [date = "", time = ""] = askedAt.split("T");
  const xml = writeVatXml([
    [vatParameters.own, own],
    ["ErrorCode", String(code || undecidedVatCode)],
    [vatParameters.other, number],
    ["Datum", date],
    ["Uhrzeit", time.slice(0, 8)],
    ...(compared ? listComparisons(compared) : []),
    ["Gueltig_ab", validFrom],
    ["Gueltig_bis", validUntil],
  ]);
  return new Response(xml, { status, headers });
}

function listComparisons({ company, city }: NonNullable<VatAnswer["compared"]>) {
  return [
    [vatComparisonFields.company, company],
    [vatComparisonFields.city, city],
  ] as const;
}

function refuseMethod(allowed: string): Response {
  return new Response("Method not allowed", { status: 405, headers: { Allow: allowed } });
}

type Field = readonly [name: string, value: string];

/** Writes the specified response: one array of two strings per field, its name and its value. */
export function writeVatXml(fields: readonly Field[]): string {
  const parts = fields.map((field) => {
    const strings = field.map((text) => html`<value><string>${text}</string></value>\n`);
    return html`<param>\n<value><array><data>\n${strings}</data></array></value>\n</param>\n`;
  });
  const declaration = raw('<?xml version="1.0" encoding="UTF-8"?>');
  return String(html`${declaration}\n<params>\n${parts}</params>\n`);
}
