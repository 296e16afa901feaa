import { invalidJsonInput, resourceTooLarge } from "../errors/platform-errors.ts";
import { parseJson } from "../json/json.ts";

/** D1's limit of one value, and so the largest resource. */
const MAX_RESOURCE_BYTES = 2_000_000;
/** For a request with several resources. */
export const MAX_BATCH_BYTES = 16 * 1024 * 1024;

/**
 * Reads a JSON body. Throws ResourceSizeLimitExceeded for one that is too large, InvalidJsonInput for one that is not
 * JSON, nested too deep or breaks off.
 */
export async function readJson(request: Request, maxBytes = MAX_RESOURCE_BYTES): Promise<unknown> {
  if (Number(request.headers.get("Content-Length") ?? 0) > maxBytes) throw resourceTooLarge(maxBytes);
  const text = await readText(request);
  if (text.length > maxBytes) throw resourceTooLarge(maxBytes);
  try {
    return parseJson(text);
  } catch (error) {
    throw invalidJsonInput(error instanceof Error ? error.message : String(error));
  }
}

/** The body as text. Throws InvalidJsonInput if the connection or the chunked encoding breaks off. */
async function readText(request: Request): Promise<string> {
  try {
    return await request.text();
  } catch {
    throw invalidJsonInput("The body broke off");
  }
}
