import type { IRequest } from "itty-router";
import { array, create, type Infer, nonempty, optional, string, type } from "superstruct";
import type { SandboxEnvironment } from "../environment";
import { toNoticePage } from "../pages/hosted-page";
import { html, type Markup } from "../pages/html";
import { toPage } from "../pages/page";
import { askPlatform } from "./merchant";

/** The container that the shop reads recalls from. */
const container = "product-recalls";

const Recalls = type({
  results: array(
    type({
      key: string(),
      value: type({
        skus: nonempty(array(string())),
        serials: optional(array(type({ from: string(), to: string() }))),
        publishedOn: string(),
      }),
    }),
  ),
});

type RecallRow = Infer<typeof Recalls>["results"][number];

const example = {
  risk: "en: The mains cable may overheat and cause a fire.\nde: Das Netzkabel kann überhitzen und einen Brand auslösen.",
  remedy:
    "en: Disconnect the machine from the mains. We replace the cable free of charge.\nde: Trennen Sie die Maschine vom Netz. Wir tauschen das Kabel kostenlos aus.",
};

/** The recalls on the platform, and a form that publishes one as the merchant would. */
export async function showRecalls(_request: IRequest, env: SandboxEnvironment): Promise<Response> {
  const answer = await askPlatform(env, `/custom-objects/${container}?limit=100&sort=createdAt+desc`);
  const { results } = create(await answer.json(), Recalls);
  const body = html`<main>
<h1>Recalls</h1>
<p><a href="/">Sandbox</a></p>
<p>A recall is a custom object of the platform in the container <code>${container}</code>. Publishing one mails every owner
whose serial number is affected or unknown (<a href="/mailbox">mailbox</a>, a moment later), and shows a notice in their
account, in the article’s passport and on its page.</p>
<h2>Publish a recall</h2>
<form method="post">
<label for="sku">Article number</label>
<input id="sku" name="sku" placeholder="EX10010000" pattern="(EX)?\\d{8}" required>
<div class="pair">
<div><label for="from">First serial number</label><input id="from" name="from" placeholder="IH24-000100"></div>
<div><label for="to">Last serial number</label><input id="to" name="to" placeholder="IH24-000199"></div>
</div>
<p>Without serial numbers all machines of the article are affected.</p>
<label for="risk">Hazard, a line for each language</label>
<textarea id="risk" name="risk" rows="3" required>${example.risk}</textarea>
<label for="remedy">What owners get</label>
<textarea id="remedy" name="remedy" rows="3" required>${example.remedy}</textarea>
<div class="actions"><button>Publish</button></div>
</form>
<h2>Published</h2>
<div class="scroll" tabindex="0" role="region" aria-label="Published recalls"><table>
<thead><tr><th>Key</th><th>Articles</th><th>Serial numbers</th><th>Since</th></tr></thead>
<tbody>${results.map(toRow)}</tbody></table></div>
${results.length === 0 ? html`<p>None yet.</p>` : ""}
</main>`;
  return toPage({ title: "Recalls", body });
}

function toRow({ key, value }: RecallRow): Markup {
  const ranges = value.serials?.map(({ from, to }) => `${from} – ${to}`).join(", ") ?? "all";
  return html`<tr><td><code>${key}</code></td><td>${value.skus.join(", ")}</td><td>${ranges}</td><td>${value.publishedOn}</td></tr>`;
}

/** Publishes a recall; redirects with 303 to the page. */
export async function publishRecall(request: Request, env: SandboxEnvironment): Promise<Response> {
  const form = new URLSearchParams(await request.text());
  const read = (name: string) => form.get(name)?.trim() ?? "";
  const [from, to] = [read("from"), read("to")];
  const now = new Date();
  const value = {
    skus: [read("sku").replace(/^(?=\d)/, "EX")],
    ...(from !== "" && to !== "" && { serials: [{ from, to }] }),
    publishedOn: now.toISOString().slice(0, 10),
    risk: toTexts(read("risk")),
    remedy: toTexts(read("remedy")),
  };
  const answer = await askPlatform(env, "/custom-objects", {
    container,
    key: `sandbox-${now.getTime()}`,
    value,
  });
  await answer.body?.cancel();
  if (!answer.ok) return toNoticePage(502, "Not published", "The platform refused the recall.");
  return new Response(null, { status: 303, headers: { Location: "/recalls" } });
}

/** Reads `en: text` lines; a line without a language is English. */
function toTexts(text: string): Readonly<Record<string, string>> {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  return Object.fromEntries(
    lines.map((line) => {
      const [, language = "en", words = line] = /^([a-z]{2}):\s*(.+)$/.exec(line.trim()) ?? [];
      return [language, words];
    }),
  );
}
