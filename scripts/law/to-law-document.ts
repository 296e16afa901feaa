import type { CountryCode } from "../../app/countries/model/country.ts";
import { countryCodes } from "../../app/countries/model/country.ts";
import type { Duty } from "../../app/law/model/duty.ts";
import type { OpenDuty } from "../../app/law/model/open-duties.ts";

export type LawTables = {
  readonly duties: Readonly<Record<string, Duty>>;
  readonly memberCountries: readonly CountryCode[];
  readonly openDuties: readonly OpenDuty[];
};

const introduction = `# Law

For shopkeepers and counsel: what a page shows because a law demands it, where, since when, and what is not shown. This
is no legal advice. The rows are \`app/law/model\`; to change this page, edit them and run
\`npx vitest run --project architecture law -u\`; a test compares both.

- The day is the country's own: a page changes at its local midnight, where its time in the page cache ends too.
- \`npm run launch-check -- PT --on 2027-02-18\` prints the duties of a country on a day.
- On staging and on a developer's machine, \`?toggle-day=2027-02-18\` shows the shop as on that day; \`?toggle-day=today\`
  ends it.
- \`DUTY_DATES\` changes the first day of a duty in a country, or switches it off there
  ([settings](settings.md#law)): \`credit-warning:PL=2027-03-01 credit-warning:FR=off\`.

## Before going live: the official artwork
The harmonised notice on the legal guarantee and the GARAN label are official artwork, which must be shown unaltered and
in colour. The shop draws the notice from its official text, in the annex's order, until you set the files:

1. Download the SVG files in your languages from the European Commission: "EU notice and label on product guarantees,
   practical guidelines and high-resolution files" at commission.europa.eu.
2. Name them by language, \`notice-de.svg\`, and put them into \`public/law\`, or on a host of yours.
3. Set \`GUARANTEE_NOTICE_FILE\` to \`/law/notice-{language}.svg\`. \`npm run deploy\` refuses to send without it.
4. Compare the words in \`app/law/model/guarantee-notices.json\`, which screen readers and mails use, with the files: they
   are transcribed from the Commission's documents.
5. For the GARAN label, give a product \`durabilityGuaranteeYears\` (more than two), and \`durabilityGuaranteeLabel\` with
   the URL of the official label that has its brand, model and years. Without it the shop draws a label.
`;

/** Writes docs/law.md from the tables. */
export function toLawDocument({ duties, memberCountries, openDuties }: LawTables): string {
  const rows = Object.entries(duties);
  const shown = rows.filter(([, { isEverywhere }]) => !isEverywhere);
  const everywhere = rows.filter(([, { isEverywhere }]) => isEverywhere);
  const toRow = toDutyRow(memberCountries);
  return [
    introduction,
    toTable("Shown where the law demands it", dutyHead, shown.map(toRow)),
    toTable("Shown in every shop", dutyHead, everywhere.map(toRow)),
    toTable(
      "Not shown",
      ["act", "it demands", "from", "state", "why"],
      openDuties.map(({ act, demands, from, state, why }) => [act, demands, from, state, why]),
    ),
    `See also: [going live](going-live.md), [settings](settings.md), decision [167](decisions/167-duties-are-one-table.md).\n`,
  ].join("\n");
}

const dutyHead = ["duty", "act", "shops", "for", "from", "shows", "where", "proof"];

function toDutyRow(memberCountries: readonly CountryCode[]) {
  return ([id, duty]: readonly [string, Duty]): readonly string[] => [
    `\`${id}\``,
    `${duty.act}, ${duty.article}`,
    nameCountries(duty.countries, memberCountries),
    [duty.customers, duty.goods].filter(Boolean).join("; "),
    toDays(duty),
    duty.shows,
    duty.where,
    duty.proof.replace(/^(\S+) › /, "`$1`: "),
  ];
}

/** Names the whole Union, and all shops, by one word. */
function nameCountries(countries: readonly CountryCode[], memberCountries: readonly CountryCode[]): string {
  if (countryCodes.every((code) => countries.includes(code))) return "all";
  if (!memberCountries.every((code) => countries.includes(code))) return countries.join(" ");
  return ["EU", ...countries.filter((code) => !memberCountries.includes(code))].join(" ");
}

function toDays({ from, nationalFrom = {}, until }: Duty): string {
  const own = Object.entries(nationalFrom).map(([code, day]) => `${code} ${day}`);
  return [from, ...own, ...(until ? [`until ${until}`] : [])].join(", ");
}

function toTable(title: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  return `## ${title}\n${lines.join("\n")}\n`;
}
