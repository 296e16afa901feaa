import { err, ok } from "../../../app/foundation/result";
import { createStoredCases, type StoredCase } from "../../../app/gateways/commerce/create-stored-cases";
import { createHumanCheck } from "../../../app/gateways/support/create-human-check";
import type { FormTicket, SupportGateway } from "../../../app/gateways/support/support-gateway";
import type { Log } from "../../../app/request/log";
import { readEnvironment } from "../config/environment";
import { rememberEnvironment } from "../environment-memory";
import { sendMailJobs, toJob } from "../mail/mail-job";
import { nameRequest } from "../trace-queues";
import { type CaseJob, deliverCase } from "./deliver-case";

const encoder = new TextEncoder();

/** How long a shopper waits for the desk's system; after that the case goes to the queue. */
const patienceMs = 4_000;

type Surroundings = { readonly log: Log; later(task: Promise<unknown>): void };

/**
 * Receives cases: stores each on the platform, then sends it to the desk at once; if the desk's system does not take
 * it, the queue tries again. If the platform fails, the desk has the only copy.
 */
export function createSupportGateway(bindings: ShopBindings, { log, later }: Surroundings): SupportGateway {
  const { commerce } = rememberEnvironment(bindings);
  const { humanCheck, sessionSecret } = readEnvironment(bindings);
  const tickets = createFormTickets(sessionSecret);
  const cases = createStoredCases(commerce);

  /** Mails the case number, which the screen shows too; so a lost mail is acceptable. */
  const mail = (key: string) =>
    later(
      sendMailJobs([toJob("support-received", key)], bindings).catch(() => log.error("support-mail-lost")),
    );

  const noteDelivered = async (key: string, stored: StoredCase) => {
    const noted = await cases.note(key, { ...stored, state: "delivered" });
    if (!noted.ok) log.error("support-case-not-noted", { kind: noted.error.kind });
  };

  const checkHuman = humanCheck && createHumanCheck({ ...humanCheck, fetch: (...call) => fetch(...call) });

  return {
    siteKey: humanCheck?.siteKey ?? null,
    async testHuman(token) {
      if (!checkHuman) return "human";
      if (token === "") return "untested";
      const verdict = await checkHuman(token);
      if (verdict === "unknown") log.error("human-check-unavailable");
      return verdict === "unknown" ? "untested" : verdict;
    },
    async listByEmail(email) {
      const listed = await cases.listByEmail(email);
      return listed.ok ? ok(listed.value.map((stored) => stored.case)) : listed;
    },
    issueTicket: (now) => tickets.issue(now),
    readTicket: (ticket) => tickets.read(ticket),
    async receive(key, supportCase) {
      const { reference } = supportCase;
      const stored = await cases.keep(key, supportCase);
      if (stored.ok && stored.value.state === "delivered") return ok({ reference, state: "delivered" });
      const sent = await deliverCase(supportCase, patienceMs, bindings);
      if (!stored.ok && !sent.ok) return err(sent.error);
      if (stored.ok) mail(key);
      if (sent.ok) {
        if (stored.ok) later(noteDelivered(key, stored.value));
        return ok({ reference, state: "delivered" });
      }
      log.error("support-case-waits", { reason: sent.error.kind, code: sent.error.code });
      try {
        await bindings.CASES.send(nameRequest<CaseJob>({ key }));
        return ok({ reference, state: "waiting" });
      } catch {
        return err({ ...sent.error, message: "The queue of cases does not answer" });
      }
    },
  };
}

/**
 * Issues and reads form tickets, `<issued, base 36>.<id>.<signature>`: they prove when a form was sent out and need no
 * storage.
 */
export function createFormTickets(secret: string) {
  const sign = async (text: string) => {
    const algorithm = { name: "HMAC", hash: "SHA-256" };
    const key = await crypto.subtle.importKey("raw", encoder.encode(`forms ${secret}`), algorithm, false, [
      "sign",
    ]);
    const bytes = new Uint8Array(await crypto.subtle.sign("HMAC", key, encoder.encode(text)));
    return Array.from(bytes.slice(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
  };
  return {
    async issue(now: Date): Promise<string> {
      const text = `${now.getTime().toString(36)}.${crypto.randomUUID()}`;
      return `${text}.${await sign(text)}`;
    },
    async read(ticket: string): Promise<FormTicket | null> {
      const [issued = "", id = "", signature] = ticket.split(".");
      // No constant-time comparison: both have the same length, and a guessed signature only reveals a form's age.
      if (signature !== (await sign(`${issued}.${id}`))) return null;
      return { id, issuedAtMs: Number.parseInt(issued, 36) };
    },
  };
}
