import { invalidInput } from "../errors/platform-errors.ts";

/** The platform's limit of one document. */
const MAX_BODY_BYTES = 16 * 1024 * 1024;

/** Reads a JSON body; throws InvalidInput for one that is too large or is not JSON. */
export async function readJson(request: Request): Promise<unknown> {
  if (Number(request.headers.get("Content-Length") ?? 0) > MAX_BODY_BYTES) {
    throw invalidInput("Request body is larger than 16 MB.");
  }
  const text = await request.text();
  if (text.length > MAX_BODY_BYTES) throw invalidInput("Request body is larger than 16 MB.");
  try {
    return JSON.parse(text);
  } catch {
    throw invalidInput("Request body does not contain valid JSON.");
  }
}
