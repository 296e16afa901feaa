import { describe, expect, it } from "vitest";
import {
  createHttpMailGateway,
  type MailServiceOptions,
} from "../../../app/gateways/mail/create-http-mail-gateway.ts";
import { localSecrets } from "../../../scripts/house/local-secrets.mjs";
import { Guest } from "../../support/guest.ts";
import { openMailBox } from "./mail-box.ts";
import { openShop } from "./open-shop.ts";

const shop = openShop();

/** Fetches from the sandbox by the name that only this machine resolves. */
const fetchFromSandbox: typeof fetch = async (input, init = {}) => {
  const { status, text } = await new Guest(shop.port, "sandbox.localhost").send(
    new URL(String(input)).pathname,
    {
      method: init.method ?? "GET",
      headers: Object.fromEntries(new Headers(init.headers)),
      body: String(init.body ?? ""),
    },
  );
  return new Response(text, { status, headers: { "content-type": "application/json" } });
};

/** A mail service, a sender, and an e-mail address that accepts mail. */
type Service = MailServiceOptions & { readonly from: string; readonly to: string };

const {
  MAIL_CONTRACT_API_URL: apiUrl,
  MAIL_CONTRACT_API_KEY: apiKey,
  MAIL_CONTRACT_FROM: from,
  MAIL_CONTRACT_TO: to,
} = process.env;

const sandbox: Service = {
  apiUrl: "http://sandbox.localhost/mail",
  apiKey: localSecrets().sandbox.MAIL_API_KEY,
  fetch: fetchFromSandbox,
  from: "Ironhall <orders@ironhall.example>",
  to: `contract.${crypto.randomUUID()}@example.com`,
};

const services: readonly (readonly [string, Service | null])[] = [
  ["the sandbox", sandbox],
  ["the real service", apiUrl && apiKey && from && to ? { apiUrl, apiKey, from, to, fetch } : null],
];

const newMail = ({ from, to }: Service) => ({
  key: `contract:${crypto.randomUUID()}`,
  from,
  to,
  subject: "Επιβεβαίωση παραγγελίας 4821-0937-5514",
  html: "<p>Ευχαριστούμε · Благодарим</p>",
  text: "Ευχαριστούμε · Благодарим",
  attachments: [
    { filename: "Общи условия.html", contentType: "text/html; charset=utf-8", content: "<p>ЩЮЯ</p>" },
  ],
});

describe.each(services)("the mail gateway and %s", (_name, service) => {
  const without = "MAIL_CONTRACT_API_URL, _API_KEY, _FROM and _TO are not set";
  const run = service ? it : it.skip;
  const why = service ? "" : ` (skipped: ${without})`;
  const open = () => {
    if (!service) throw new Error(without);
    return { service, gateway: createHttpMailGateway(service) };
  };

  run(`send a mail, and take the same key again as the same mail${why}`, async () => {
    const { service, gateway } = open();
    const mail = newMail(service);
    expect(await gateway.send(mail)).toEqual({ ok: true, value: null });
    expect(await gateway.send(mail)).toEqual({ ok: true, value: null });
  });

  run(`refuse for good another mail under a key that was used${why}`, async () => {
    const { service, gateway } = open();
    const mail = newMail(service);
    await gateway.send(mail);
    expect(await gateway.send({ ...mail, subject: "Another" })).toMatchObject({
      ok: false,
      error: { system: "mail", kind: "rejected", retryable: false, code: "invalid_idempotent_request" },
    });
  });

  run(`refuse for good what is no address${why}`, async () => {
    const { service, gateway } = open();
    expect(await gateway.send({ ...newMail(service), to: "nobody" })).toMatchObject({
      ok: false,
      error: { kind: "rejected", retryable: false, code: "validation_error" },
    });
  });

  run(`refuse a key of the account that is none${why}`, async () => {
    const { service } = open();
    const stranger = createHttpMailGateway({ ...service, apiKey: "none" });
    expect(await stranger.send(newMail(service))).toMatchObject({
      ok: false,
      error: { kind: "rejected", retryable: false },
    });
  });
});

describe("the sandbox's mailbox", () => {
  const mailBox = openMailBox(shop);

  it("stores a mail that was sent twice once, byte for byte", async () => {
    const mail = { ...newMail(sandbox), to: `letters.${crypto.randomUUID()}@example.com` };
    const gateway = createHttpMailGateway(sandbox);
    await gateway.send(mail);
    await gateway.send(mail);
    expect(await mailBox.list(mail.to)).toMatchObject([
      { key: mail.key, subject: mail.subject, text: mail.text, repeats: 1 },
    ]);
  });
});
