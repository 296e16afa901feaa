import { array, create, literal, nullable, number, object, string, union } from "superstruct";

export type Cell = string | number | null;
export type Row = readonly Cell[];

/** Rows of one table, each in the order of its columns. */
export interface Page {
  readonly source: string;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

const HeadStruct = object({ format: literal(1), source: string(), columns: array(string()) });
const RowStruct = array(nullable(union([string(), number()])));

/** Packs a page as a file: gzip of JSON lines, the first of which has the table and its columns. */
export async function packPage({ source, columns, rows }: Page): Promise<ArrayBuffer> {
  const head = JSON.stringify({ format: 1, source, columns });
  const text = [head, ...rows.map((row) => JSON.stringify(row))].join("\n");
  return pipe(new Blob([text]), new CompressionStream("gzip"));
}

/** Throws for a file that is not a page. */
export async function unpackPage(file: ArrayBuffer): Promise<Page> {
  const text = new TextDecoder().decode(await pipe(new Blob([file]), new DecompressionStream("gzip")));
  const [head = "", ...lines] = text.split("\n");
  const { source, columns } = create(JSON.parse(head), HeadStruct);
  return { source, columns, rows: lines.map((line) => create(JSON.parse(line), RowStruct)) };
}

function pipe(blob: Blob, stream: CompressionStream | DecompressionStream): Promise<ArrayBuffer> {
  return new Response(blob.stream().pipeThrough(stream)).arrayBuffer();
}

/** SHA-256 in hexadecimal. */
export async function hashFile(file: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", file));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
