import type { Need, Setting, SettingsTable } from "./setting";

const needs: Readonly<Record<Need, string>> = {
  always: "always",
  deployed: "staging, production",
  "go-live": "a deploy",
  optional: "no",
};

const introduction = `# Settings

For operators: every variable and secret of the workers. How to obtain and test each is in [going live](going-live.md).
To change this page, edit \`worker/shop/config\` and run \`npx vitest run --project architecture settings -u\`; a test
compares both.

- **Needed**: *always*, or in *staging, production*: without it the worker responds with a plain 503 and logs
  \`settings-refused\`. *a deploy*: \`npm run deploy\` refuses to send without it, but the shop works. *with*: optional,
  but refused without the named settings.
- **Where**: variables are in \`wrangler.toml\` (\`[vars]\` locally, \`[env.production.vars]\`) or are passed to
  \`npm run deploy\`, as secrets always are ([deploying](deploying.md)). Locally both are in \`.dev.vars\`.
- **Per country**: what one shop switches on or off, such as its [product feeds](feeds.md), are
  [fields of its store](catalogue.md#store-settings) on the platform.
`;

const sharedHow =
  "create 32 random bytes and set them in both places in one deploy with `--at-once`; until then requests between them are refused";

/** Writes docs/settings.md from the tables of all workers. */
export function toSettingsDocument(tables: Readonly<Record<string, SettingsTable>>): string {
  const rows = Object.values(tables).flatMap((table) => Object.entries(table));
  const groups = [...new Set(rows.map(([, { group }]) => group))];
  const sections = groups.map((group) =>
    toSection(
      group,
      rows.filter(([, setting]) => setting.group === group),
    ),
  );
  return [introduction, ...sections, toReplacements(rows)].join("\n");
}

function toSection(group: string, rows: readonly (readonly [string, Setting])[]): string {
  const head = "| setting | what it is | needed | without it |\n|---|---|---|---|";
  const lines = rows.map(([name, setting]) =>
    toLine([
      `\`${name}\`${setting.rotation ? " (secret)" : ""}`,
      setting.what,
      toNeed(setting),
      setting.need === "always" ? "" : setting.without,
    ]),
  );
  return `## ${group}\n${[head, ...lines].join("\n")}\n`;
}

function toNeed({ need, needs: others }: Setting): string {
  if (others.length === 0) return needs[need];
  const together = `with ${others.map((other) => `\`${other}\``).join(", ")}`;
  return need === "optional" ? together : `${needs[need]}, ${together}`;
}

/** One line per manner of replacement; a secret shared by two workers is in the shop's name. */
function toReplacements(rows: readonly (readonly [string, Setting])[]): string {
  const names = new Map<string, string[]>();
  for (const [name, { group, rotation }] of rows) {
    if (!rotation || rotation.partner?.endsWith(" of the shop")) continue;
    const { how, everyDays, partner } = rotation;
    const worker = / \(`worker\/.*/.exec(group)?.[0] ?? "";
    const manner = `${everyDays ? `every ${everyDays} days` : "after a leak"} | ${partner ? sharedHow : how}`;
    const others = names.get(manner) ?? [];
    names.set(manner, [...others, partner ? `\`${name}\` = ${partner}` : `\`${name}\`${worker}`]);
  }
  const lines = [...names].map(([manner, secrets]) => `| ${secrets.join("; ")} | ${manner} |`);
  return `## Replacing secrets\n| secrets | when | how |\n|---|---|---|\n${lines.join("\n")}\n`;
}

function toLine(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
}
