import type { CategoryNode } from "../../../app/catalogue/model/category";
import { pagePath, toPageMessage } from "../../../app/content/model/content-pages";
import { brand } from "../../../app/countries/model/brand";
import { toPlainAnswer } from "../edit-headers";
import { buildRequestScope, type RequestScope } from "../rendering/request-scope";
import type { ShopContext } from "../shop-env";
import { toPlaces } from "./agent-call";

/** The pages whose terms an agent needs. */
const pages = [
  "terms-and-conditions",
  "privacy-data",
  "return-policy",
  "dispatch-information",
  "payment",
  "company-information",
] as const;

const contentTypes: Readonly<Record<string, string>> = {
  "/llms.txt": "text/plain; charset=utf-8",
  "/agents.md": "text/markdown; charset=utf-8",
};

/**
 * `/llms.txt`, `/nl/llms.txt`, and the same as `/agents.md`: the shop's categories, terms and interfaces for language
 * models, in the page's language.
 * Source: llmstxt.org
 */
export async function answerLlmsText(context: ShopContext): Promise<Response> {
  const { agents } = context.get("environment");
  if (agents === "off") return toPlainAnswer(404, "Not found");
  const scope = buildRequestScope(context);
  const { base, origin } = toPlaces({ scope });
  const contentType = contentTypes[context.get("url").pathname.slice(base.length - origin.length)];
  if (!contentType) return toPlainAnswer(404, "Not found");
  const tree = await scope.gateways.catalogue.loadCategoryTree();
  if (!tree.ok) return toPlainAnswer(503, "Please come again", { "Retry-After": "60" });
  return new Response(writeLlmsText(tree.value, scope), {
    headers: { "content-type": contentType, "cache-control": "public, max-age=3600" },
  });
}

function writeLlmsText(departments: readonly CategoryNode[], scope: RequestScope): string {
  const { translate, locale, country } = scope;
  const { base, origin } = toPlaces({ scope });
  const categories = departments.flatMap((department) => [
    toItem(department.name, `${base}/${department.slug}/`),
    ...department.children.map(({ name, slug }) => `  ${toItem(name, `${base}/${slug}/`)}`),
  ]);
  return [
    `# ${brand.name} ${country.code}`,
    "",
    `> ${translate("content.meta.home")} ${country.currency}, ${translate("cart.totals.includingVat")}.`,
    "",
    `## ${translate("frame.navigation.title")}`,
    "",
    ...categories,
    "",
    "## Markdown",
    "",
    "Each of these pages, and each product, answers `Accept: text/markdown` with its content as Markdown.",
    "",
    "## Universal Commerce Protocol (UCP)",
    "",
    toItem("Profile", `${origin}/.well-known/ucp`),
    toItem("Model Context Protocol (MCP)", `${base}/api/ucp/mcp`),
    toItem("REST", `${base}/api/ucp/v1`),
    "",
    `## ${translate(toPageMessage("terms-and-conditions", locale))}`,
    "",
    ...pages.map((page) => toItem(translate(toPageMessage(page, locale)), base + pagePath(page, locale))),
    "",
  ].join("\n");
}

function toItem(name: string, url: string): string {
  return `- [${name}](${url})`;
}
