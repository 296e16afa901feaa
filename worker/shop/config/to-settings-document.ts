import type { Need, Setting, SettingsTable } from "./setting";

const needs: Readonly<Record<Need, string>> = {
  always: "always",
  deployed: "staging, production",
  "go-live": "a deploy",
  optional: "no",
};

const introduction = `# Settings

Every variable and secret of the workers. Written from \`worker/shop/config\`, which the environment is parsed by;
\`npx vitest run --project architecture settings -u\` writes it anew, and a test holds it to the table.

- **Needed**: *always* and *staging, production*: the worker refuses to serve without it there, with one line in the log
  (\`settings-refused\`) and a plain 503. *a deploy*: \`npm run deploy\` refuses to send without it; the shop itself goes on.
- **With**: what must be set too. One of them alone is half a configuration, which is refused like a missing one.
- **Where**: variables stand in \`wrangler.toml\` (\`[vars]\` for this machine, \`[env.production.vars]\`) or are given to \`npm run deploy\`, as
  secrets always are ([deploying](deploying.md)); locally both stand in \`.dev.vars\`.
- **Replaced**: how each secret is replaced, and how old it may become.
`;

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
  return [introduction, ...sections].join("\n");
}

function toSection(group: string, rows: readonly (readonly [string, Setting])[]): string {
  const head = "| setting | what it is | needed | with | without it |\n|---|---|---|---|---|";
  const lines = rows.map(([name, { what, need, needs: others, without, rotation }]) =>
    toLine([
      `\`${name}\`${rotation ? " (secret)" : ""}`,
      what,
      needs[need],
      others.map((other) => `\`${other}\``).join(", "),
      without,
    ]),
  );
  const rotations = rows.flatMap(([name, { rotation }]) =>
    rotation
      ? [
          `- \`${name}\`, ${rotation.everyDays ? `every ${rotation.everyDays} days` : "after a leak"}: ${rotation.how}`,
        ]
      : [],
  );
  const list = rotations.length > 0 ? `\nReplaced:\n${rotations.join("\n")}\n` : "";
  return `## ${group}\n${[head, ...lines].join("\n")}\n${list}`;
}

function toLine(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
}
