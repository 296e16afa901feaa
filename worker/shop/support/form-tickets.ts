import type { FormTicket } from "../../../app/gateways/support/support-gateway";

const encoder = new TextEncoder();

/** `<issued, base 36>.<id>.<signature>`: proves when a form was handed out, without anything being kept. */
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
      // Both are of the same length and the signature is no password: what a guess would gain is a form's age.
      if (signature !== (await sign(`${issued}.${id}`))) return null;
      return { id, issuedAtMs: Number.parseInt(issued, 36) };
    },
  };
}
