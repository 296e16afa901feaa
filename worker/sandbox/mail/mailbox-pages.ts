import type { IRequest } from "itty-router";
import { openMailBox, type SandboxEnvironment } from "../environment";
import { toNoticePage } from "../pages/hosted-page";
import { html, type Markup } from "../pages/html";
import { toPage } from "../pages/page";
import type { ReceivedMail } from "./mail-box";

/** `/mailbox`: every mail that the shop sent, newest first; `?to=` those to one address. */
export async function showMailbox(request: IRequest, env: SandboxEnvironment): Promise<Response> {
  const to = new URL(request.url).searchParams.get("to") ?? undefined;
  const mails = await openMailBox(env).list(to);
  const body = html`<main>
<h1>Mailbox</h1>
<p><a href="/">Sandbox</a> · <a href="/services/mail">Switch and journal of the mail service</a> · <a href="/mailbox">Look again</a></p>
<p>All that the shop sent, whomever it is to; the last 200.</p>
${mails.length === 0 ? html`<p>No mail yet: order something.</p>` : toTable(mails)}
</main>`;
  return toPage({ title: "Mailbox", body });
}

/** The same as JSON, without the contents; tests read it. */
export async function listMailbox(request: IRequest, env: SandboxEnvironment): Promise<Response> {
  const to = new URL(request.url).searchParams.get("to") ?? undefined;
  const mails = await openMailBox(env).list(to);
  return Response.json(
    mails.map(({ html: _html, attachments, ...mail }) => ({
      ...mail,
      attachments: attachments.filter(({ contentId }) => !contentId).map(({ filename }) => filename),
    })),
  );
}

/** `/mailbox/:id`: headers, HTML in a frame without permissions, text, attachments. */
export async function showMail(request: IRequest, env: SandboxEnvironment): Promise<Response> {
  const mail = await findMail(request, env);
  if (!mail) return toNoticePage(404, "No such mail", "The mailbox keeps the last 200.");
  const base = `/mailbox/${mail.id}`;
  const body = html`<main>
<p><a href="/mailbox">Mailbox</a></p>
<h1>${mail.subject}</h1>
<table><tbody>
<tr><th>From</th><td>${mail.from}</td></tr>
<tr><th>To</th><td>${mail.to}</td></tr>
<tr><th>Key</th><td><code>${mail.key}</code>${mail.repeats > 0 ? html`, sent again ${mail.repeats} times` : ""}</td></tr>
${Object.entries(mail.headers ?? {}).map(([name, value]) => html`<tr><th>${name}</th><td><code>${value}</code></td></tr>`)}
<tr><th>Attachments</th><td>${mail.attachments.map(({ filename }, at) => html`<a href="${base}/attachments/${at}">${filename}</a> `)}</td></tr>
</tbody></table>
<h2>HTML</h2>
<p><a href="${base}/html">On a page of its own</a></p>
<iframe class="mail" sandbox title="The mail" src="${base}/html"></iframe>
<h2>Text</h2>
<pre>${mail.text}</pre>
</main>`;
  return toPage({ title: mail.subject, body, frames: "'self'" });
}

export async function showMailHtml(request: IRequest, env: SandboxEnvironment): Promise<Response> {
  const mail = await findMail(request, env);
  if (!mail) return notFound();
  const shown = mail.html.replaceAll(/cid:([\w.@-]+)/g, (cid, id: string) => {
    const at = mail.attachments.findIndex(({ contentId }) => contentId === id);
    return at < 0 ? cid : `/mailbox/${mail.id}/attachments/${at}`;
  });
  return answerForeign(shown, "text/html; charset=utf-8");
}

export async function showAttachment(request: IRequest, env: SandboxEnvironment): Promise<Response> {
  const attachment = (await findMail(request, env))?.attachments[Number(request.params.at)];
  if (!attachment) return notFound();
  const bytes = Uint8Array.from(atob(attachment.content), (character) => character.charCodeAt(0));
  return answerForeign(bytes, attachment.contentType);
}

/** Shown like in a mail program: no scripts, no forms, pictures allowed. */
function answerForeign(content: string | Uint8Array<ArrayBuffer>, contentType: string): Response {
  return new Response(content, {
    headers: {
      "content-type": contentType,
      "cache-control": "no-store",
      "content-security-policy": "sandbox; default-src 'none'; img-src *; style-src 'unsafe-inline'",
      "x-content-type-options": "nosniff",
    },
  });
}

function notFound(): Response {
  return new Response("No such mail", { status: 404 });
}

function findMail(request: IRequest, env: SandboxEnvironment): Promise<ReceivedMail | null> {
  return openMailBox(env).find(String(request.params.id));
}

function toTable(mails: readonly ReceivedMail[]): Markup {
  return html`<div class="scroll"><table>
<thead><tr><th>Time</th><th>To</th><th>Subject</th><th>Attachments</th></tr></thead>
<tbody>${mails.map(
    ({ id, at, to, subject, attachments }) =>
      html`<tr><td>${new Date(at).toISOString().slice(11, 19)}</td><td>${to}</td><td><a href="/mailbox/${id}">${subject}</a></td><td>${attachments.length}</td></tr>`,
  )}</tbody></table></div>`;
}
