import { type BilledUnits, toCost } from "./calculate-cost.ts";
import type { DatabaseSize } from "./measure-sizes.ts";
import { priceSources, pricesReadOn } from "./prices.ts";
import type { Units } from "./read-units.ts";

interface Used {
  readonly requests: number;
  readonly cpuMs: number;
  readonly units: Units;
  readonly billed: BilledUnits;
}

export interface UnitsReport {
  readonly date: string;
  readonly products: number;
  readonly visit: Used & { readonly documents: number; readonly files: number };
  readonly order: Used;
  readonly sizes: { readonly before: DatabaseSize; readonly after: DatabaseSize; readonly orders: number };
}

/** Renders the document about the usage and cost of a visit and an order. */
export function toMarkdown({ date, products, visit, order, sizes }: UnitsReport): string {
  return `# What a visit and an order use

Run on ${date} with \`npm run simulate\` on the demo catalogue of ${products} products; what follows from it is in [operations.md](operations.md). The workers ran as they were built, each behind a module that counts
(\`scripts/serve/count-units.ts\`). CPU is that of the whole runtime of this machine, databases and objects included, which production bills in part elsewhere or not at all: an upper bound.

A **visit** is what a browser without history asked for on ${visit.documents} pages (front page, category, two products, a search), recorded once and asked for again many times: ${visit.requests} requests, ${visit.files} of them files. An **order** is a
guest's cart, addresses and order by bank transfer over the middleware: ${order.requests} requests.

| unit | a visit | an order |
|---|---|---|
${unitRows(visit.units, order.units)}
| CPU of all, ms | ${round(visit.cpuMs)} | ${round(order.cpuMs)} |

## Cost, without what the plan includes
${costTable("1,000,000 visits", visit.billed, 1_000_000)}

${costTable("100,000 orders", order.billed, 100_000)}

Prices: ${pricesReadOn}, ${priceSources.join(", ")}.

## Bytes
${sizeTable(sizes.before, sizes.after)}

The platform's database: ${megabytes(sizes.before.bytes)} MB with ${products} products in all languages and the demo's customers and orders; ${bytesPer(sizes.after.bytes - sizes.before.bytes, sizes.orders)} more for each order with its cart, payment, messages and indexes.
`;
}

function unitRows(visit: Units, order: Units): string {
  const names = [...new Set([...Object.keys(visit), ...Object.keys(order)])].sort();
  return names
    .map((name) => `| ${name} | ${round(visit[name] ?? 0)} | ${round(order[name] ?? 0)} |`)
    .join("\n");
}

function costTable(title: string, billed: BilledUnits, count: number): string {
  const lines = toCost(billed, count);
  const rows = lines.map(
    ({ price, each, usd }) =>
      `| ${price.unit} | ${round(each)} | ${millions(each * count)} | ${price.usd} | ${usd.toFixed(2)} | ${price.included} |`,
  );
  const total = lines.reduce((sum, { usd }) => sum + usd, 0).toFixed(2);
  return `| ${title} | each | millions | USD a million | USD | included a month |
|---|---|---|---|---|---|
${rows.join("\n")}
| **together** | | | | **${total}** | |`;
}

function sizeTable(before: DatabaseSize, after: DatabaseSize): string {
  const rows = after.tables.map(({ table, rows, bytes }) => {
    const former = before.tables.find((each) => each.table === table);
    return `| ${table} | ${former?.rows ?? 0} → ${rows} | ${bytesPer(bytes, rows)} |`;
  });
  return `| table | rows before → after the orders | bytes of a row |\n|---|---|---|\n${rows.join("\n")}`;
}

function bytesPer(bytes: number, rows: number): string {
  return rows === 0 ? "" : `${Math.round(bytes / rows).toLocaleString("en")} bytes`;
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}

function millions(count: number): string {
  return (count / 1_000_000).toFixed(2);
}

function round(value: number): string {
  return value >= 100 ? String(Math.round(value)) : value.toFixed(2).replace(/\.?0+$/, "");
}
