import type { IRequest } from "itty-router";
import { type Infer, is, optional, string, type } from "superstruct";
import { openServiceLog, type SandboxEnvironment } from "../environment";
import {
  chooseOfficeStatus,
  holderDigits,
  listOfficeStatuses,
  secondTryDigits,
  slowDigits,
  toHttpStatus,
} from "./office-status";

const Question = type({
  anfragendeUstid: optional(string()),
  angefragteUstid: optional(string()),
  firmenname: optional(string()),
  ort: optional(string()),
});

/** Longer than the shop waits. */
const slowMs = 16_000;

/** `POST /app/v1/abfrage` of the German tax office (eVatR): the number's last four digits select the response. */
export async function answerVatOffice(request: IRequest, env: SandboxEnvironment): Promise<Response> {
  const body: unknown = await request.json().catch(() => null);
  const question = is(body, Question) ? body : {};
  const { anfragendeUstid: own = "", angefragteUstid: number = "" } = question;
  if (!own || !number) return toAnswer("0002");
  if (!/^DE\d{9}$/.test(own)) return toAnswer("0004");
  if (!/^(RO\d{2,10}|[A-Z]{2}[0-9A-Z+*]{7,12})$/.test(number)) return toAnswer("0005");
  if (number.startsWith("DE")) return toAnswer("0006");
  if (/^(GB|CH|NO)/.test(number)) return toAnswer("2003");
  const digits = number.replaceAll(/\D/g, "");
  if (digits.endsWith(slowDigits)) await new Promise((resolve) => setTimeout(resolve, slowMs));
  if (digits.endsWith(secondTryDigits)) {
    const entries = await openServiceLog(env, "vat").list();
    const tries = entries.filter((entry) => entry.body.includes(`"${number}"`)).length;
    return compareHolder(tries > 1 ? "0000" : "1001", digits, question);
  }
  return compareHolder(chooseOfficeStatus(number), digits, question);
}

/**
 * The qualified query: a valid number with company and town, which the office compares; one without the other is 0003.
 */
function compareHolder(
  status: string,
  digits: string,
  { firmenname = "", ort = "" }: Infer<typeof Question>,
) {
  if (status !== "0000" || !(firmenname || ort)) return toAnswer(status);
  if (!firmenname || !ort) return toAnswer("0003");
  const chosen = Object.entries(holderDigits).find(([ending]) => digits.endsWith(ending));
  const [ergFirmenname, ergOrt] = chosen?.[1].compared ?? "AA";
  return toAnswer(status, { ergFirmenname, ergStrasse: "C", ergPlz: "C", ergOrt });
}

/** `GET /app/v1/info/statusmeldungen`. */
export function listVatStatuses(): Response {
  const statuses = listOfficeStatuses().map(([code, http, meldung]) => ({
    status: `evatr-${code}`,
    http,
    meldung,
  }));
  return Response.json(statuses);
}

function toAnswer(code: string, compared: Readonly<Record<string, string | undefined>> = {}): Response {
  const now = new Date();
  const day = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const answer = {
    id: crypto.randomUUID(),
    anfrageZeitpunkt: now.toISOString(),
    status: `evatr-${code}`,
    ...compared,
    ...(code === "2002" && { gueltigAb: day(30) }),
    ...(code === "2006" && { gueltigAb: day(-900), gueltigBis: day(-30) }),
  };
  return Response.json(answer, { status: toHttpStatus(code) });
}
