import type { Country } from "../../app/countries/model/country.ts";
import type { LaunchLine, LaunchShop } from "./launch-line.ts";
import { listAddress } from "./list-address.ts";
import { listMonitoring, listSignatures } from "./list-monitoring.ts";
import { listPages } from "./list-pages.ts";
import { listRedirections } from "./list-redirections.ts";
import { listReviews } from "./list-reviews.ts";
import { listTrade } from "./list-trade.ts";

type Part = readonly [section: string, list: (shop: LaunchShop) => Promise<readonly LaunchLine[]>];

const parts: readonly Part[] = [
  ["Trade", listTrade],
  ["Reviews", listReviews],
  ["Redirections", listRedirections],
  ["Address", listAddress],
  ["Pages", listPages],
];

/** Checks a country before it opens: its row, its messages, the running shop and its dependencies. */
export async function listLaunch(shop: LaunchShop): Promise<readonly LaunchLine[]> {
  const lines = [...listMonitoring(shop.country)];
  for (const [section, list] of parts) lines.push(...(await listOrSay(section, () => list(shop))));
  return [...lines, ...listSignatures(shop.country)];
}

/** A part that cannot be checked is unknown, and the others are still checked. */
async function listOrSay(
  section: string,
  list: () => Promise<readonly LaunchLine[]>,
): Promise<readonly LaunchLine[]> {
  try {
    return await list();
  } catch (error) {
    const value = error instanceof Error ? error.message : String(error);
    const toDo = "npm run doctor says whether the shop is well; then ask again";
    return [{ section, what: "Everything else of this section", value, state: "unknown", toDo }];
  }
}

const words = { ok: "ok", wrong: "**wrong**", unknown: "cannot be known", sign: "to be signed" } as const;

/** Renders the list as Markdown: a box for each line, ticked if a check passed. */
export function toMarkdown(country: Country, lines: readonly LaunchLine[], day: string): string {
  const sections = [...new Set(lines.map(({ section }) => section))];
  const body = sections.map((section) => {
    const boxes = lines.filter((line) => line.section === section).map(toBox);
    return `## ${section}\n${boxes.join("\n")}\n`;
  });
  return `# Opening ${country.label} (${country.code}), ${day}\n\n${body.join("\n")}`;
}

function toBox({ what, value, state, toDo }: LaunchLine): string {
  const end = `${toDo ? `. To do: ${toDo}` : ""}${state === "sign" ? " (signed: ________)" : ""}`;
  return `- [${state === "ok" ? "x" : " "}] ${words[state]}: ${what}: ${value}${end}`;
}
