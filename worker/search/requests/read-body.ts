import { SearchError } from "./search-error.ts";

const mostBytes = 50 * 1024 * 1024;
const deepest = 60;

/** The JSON object of a request, unpacked where the client packed it; an empty body is an empty object. */
export async function readBody(request: Request): Promise<Readonly<Record<string, unknown>>> {
  const value = await readJson(request);
  if (!isRecord(value)) throw new SearchError(400, "Invalid JSON: expecting a JSON object");
  return value;
}

/** The JSON of a request, whatever it is. */
export async function readJson(request: Request): Promise<unknown> {
  return parseJson(await readText(request));
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get("content-length") ?? 0) > mostBytes) throw tooLarge();
  if (request.headers.get("content-encoding") !== "gzip") return boundText(request.body);
  return boundText(request.body?.pipeThrough(new DecompressionStream("gzip")) ?? null);
}

async function boundText(body: ReadableStream<Uint8Array> | null): Promise<string> {
  if (!body) return "";
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  try {
    for await (const chunk of body) {
      bytes += chunk.byteLength;
      if (bytes > mostBytes) throw tooLarge();
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

function parseJson(text: string): unknown {
  if (text.trim() === "") return {};
  if (isTooDeep(text)) throw new SearchError(400, "Invalid JSON: nested too deeply");
  try {
    return JSON.parse(text);
  } catch {
    throw new SearchError(400, "Invalid JSON");
  }
}

/** Counts brackets outside strings: a body of brackets alone must not exhaust the stack of whoever walks it. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const [bracket] of text.replace(/"(?:[^"\\]|\\.)*"/g, "").matchAll(/[[\]{}]/g)) {
    depth += bracket === "[" || bracket === "{" ? 1 : -1;
    if (depth > deepest) return true;
  }
  return false;
}
