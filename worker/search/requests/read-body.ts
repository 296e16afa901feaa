import { parseJson } from "../text/parse-json.ts";
import { SearchError } from "./search-error.ts";

/** A batch of records. */
const mostBytes = 50 * 1024 * 1024;
/** Far more than a page sends in one request. */
const mostBytesOfQueries = 1024 * 1024;
const deepest = 60;

type JsonObject = Readonly<Record<string, unknown>>;

/** The JSON object of a writing request, decompressed if necessary; an empty body is refused. */
export async function readBody(request: Request): Promise<JsonObject> {
  return requireObject(await readJson(request));
}

/** The JSON object of a reading request; an empty body has no conditions. */
export async function readQueryBody(request: Request): Promise<JsonObject> {
  const text = await readText(request, mostBytesOfQueries);
  return requireObject(text.trim() === "" ? {} : parseRequestJson(text));
}

/** The JSON of a writing request, of any type. */
export async function readJson(request: Request): Promise<unknown> {
  return parseRequestJson(await readText(request));
}

function requireObject(value: unknown): JsonObject {
  if (!isRecord(value)) throw new SearchError(400, "Invalid JSON: expecting a JSON object");
  return value;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The text of a request, decompressed if necessary. */
export async function readText(request: Request, most = mostBytes): Promise<string> {
  if (Number(request.headers.get("content-length") ?? 0) > most) throw tooLarge();
  if (request.headers.get("content-encoding") !== "gzip") return boundText(request.body, most);
  return boundText(request.body?.pipeThrough(new DecompressionStream("gzip")) ?? null, most);
}

async function boundText(body: ReadableStream<Uint8Array> | null, most: number): Promise<string> {
  if (!body) return "";
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  try {
    for await (const chunk of body) {
      bytes += chunk.byteLength;
      if (bytes > most) throw tooLarge();
      text += decoder.decode(chunk, { stream: true });
    }
  } catch (error) {
    if (error instanceof SearchError) throw error;
    throw new SearchError(400, "Invalid body: cannot be read");
  }
  return text + decoder.decode();
}

function tooLarge(): SearchError {
  return new SearchError(413, "Request body is too large");
}

/** Parses a client's JSON. Throws 400. */
export function parseRequestJson(text: string): unknown {
  if (text.trim() === "") throw new SearchError(400, "Invalid JSON: the body is empty");
  if (isTooDeep(text)) throw new SearchError(400, "Invalid JSON: nested too deeply");
  const value = parseJson(text);
  if (value === undefined) throw new SearchError(400, "Invalid JSON");
  return value;
}

/** Counts brackets outside strings: a body of brackets alone must not overflow the stack of recursive code. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const [bracket] of text.replace(/"(?:[^"\\]|\\.)*"/g, "").matchAll(/[[\]{}]/g)) {
    depth += bracket === "[" || bracket === "{" ? 1 : -1;
    if (depth > deepest) return true;
  }
  return false;
}
