import { asPlatformError } from "../errors/platform-errors.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { checkCustomFields } from "../resources/check-custom-fields.ts";
import { readReferences, referencesStatement, replaceReferences } from "../resources/resolve-references.ts";
import { createReview, parseReviewDraft, toReviewStatements } from "../reviews/save-review.ts";
import type { OperationLog } from "./import-operations.ts";
import { type ImportResult, toFailed, toImported } from "./import-result.ts";
import type { KeyedResource } from "./parse-import-request.ts";

/**
 * Creates reviews, and updates the statistics of each product once. One batch for all; if one of them is refused, each
 * is written alone. An existing review is refused: its own update actions change it.
 */
export async function importReviews(
  context: RequestContext,
  resources: readonly KeyedResource[],
  log: OperationLog,
): Promise<void> {
  try {
    const drafts = await parseAll(context, resources);
    const { statements } = toReviewStatements(context, drafts);
    const record = log.record(resources.map(({ key }) => toImported(key, 1)));
    await context.db.batch([...statements, record]);
  } catch (error) {
    if (!asPlatformError(error) && !String(error).includes("UNIQUE constraint failed")) throw error;
    const results: ImportResult[] = [];
    for (const resource of resources) results.push(await importAlone(context, resource));
    await context.db.batch([log.record(results)]);
  }
}

/** Throws the error of the first invalid draft. */
async function parseAll(context: RequestContext, resources: readonly KeyedResource[]) {
  const bodies = resources.map(({ body }) => body);
  const found = await referencesStatement(context.db, bodies).all<{ name: string; id: string | null }>();
  const ids = readReferences(found.results);
  const drafts = bodies.map((body) => parseReviewDraft(replaceReferences(body, ids)));
  await checkCustomFields(
    context,
    drafts.map(({ custom }) => custom),
  );
  return drafts;
}

async function importAlone(context: RequestContext, { key, body }: KeyedResource): Promise<ImportResult> {
  try {
    const { version } = await createReview(context, body);
    return toImported(key, version);
  } catch (error) {
    return toFailed(key, error);
  }
}
