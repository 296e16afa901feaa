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

- **Needed**: *always*, or in *staging, production*: without it the worker responds with a plain 503 and logs one line,
  \`settings-refused\`. *a deploy*: \`npm run deploy\` refuses to send without it, but the shop works.
- **With**: must be set too; one without the other is refused like a missing setting.
- **Where**: variables are in \`wrangler.toml\` (\`[vars]\` locally, \`[env.production.vars]\`) or are passed to
  \`npm run deploy\`, as secrets always are ([deploying](deploying.md)). Locally both are in \`.dev.vars\`.
- **Replace**: how to replace each secret, and its maximum age.
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
  const list = rotations.length > 0 ? `\nReplace:\n${rotations.join("\n")}\n` : "";
  return `## ${group}\n${[head, ...lines].join("\n")}\n${list}`;
}

function toLine(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
}
