import { draftsPerBatch, ImportContainer } from "./batches/import-container.ts";
import { sendBatches } from "./batches/send-batches.ts";
import { draftList } from "./compare/same-value.ts";
import { type DraftLine, isObject, toIdentity } from "./draft-line.ts";
import { ImportReport } from "./import-report.ts";
import { loadStored } from "./load-stored.ts";
import { type PlatformClient, PlatformError } from "./platform-client.ts";
import { listReferences, ReferenceIndex } from "./reference-index.ts";
import { type ResourceKind, resourceKinds } from "./resource-kind.ts";
import { type Destination, sendEach } from "./send-each.ts";
import { warnOfUnshown } from "./warn-of-unshown.ts";

/**
 * Sends drafts, given in any order, to a platform in a valid order. Existing resources are updated, or left unchanged
 * when equal. An invalid draft is reported; the others continue.
 */
export async function importDrafts(
  client: PlatformClient,
  lines: readonly DraftLine[],
): Promise<ImportReport> {
  const report = new ImportReport();
  const references = new ReferenceIndex(client);
  for (const kind of resourceKinds) {
    const batch = withoutRepeats(
      lines.filter((line) => line.kind === kind),
      report,
    );
    if (batch.length === 0) continue;
    const stored = await loadStoredOrReason(client, kind, batch);
    if (typeof stored === "string") {
      for (const line of batch) report.fail(line, stored);
      continue;
    }
    for (const [name, { id }] of stored) references.remember(kind, name, id);
    await inRounds(batch, (round) => sendRound({ client, references, report, kind, stored }, round));
  }
  await warnOfUnshown(client, lines, report);
  return report;
}

/**
 * Returns the existing resources, or why this platform accepts none of the kind.
 * It lacks the kind, or the client's rights do not suffice.
 */
async function loadStoredOrReason(client: PlatformClient, kind: ResourceKind, batch: readonly DraftLine[]) {
  try {
    return await loadStored(client, kind, batch);
  } catch (error) {
    if (!(error instanceof PlatformError) || ![403, 404].includes(error.status)) throw error;
    return error.status === 404 ? `this platform has no ${kind}` : error.message;
  }
}

/** Drafts that reference others of their kind (a category its parent) wait until those are done. */
async function inRounds(batch: readonly DraftLine[], send: (round: Round) => Promise<void>): Promise<void> {
  let waiting = batch;
  while (waiting.length > 0) {
    const pending = new Set(waiting.map(({ draft }) => draft.key));
    const ready = waiting.filter((line) => !waitsFor(line, pending));
    // a cycle: none would ever be ready, so the platform's errors are reported
    const round = ready.length > 0 ? ready : waiting;
    await send(round);
    const done = new Set(round);
    waiting = waiting.filter((line) => !done.has(line));
  }
}

function waitsFor({ draft, kind }: DraftLine, pending: ReadonlySet<string>): boolean {
  return listReferences(draft, kind).some((key) => key !== draft.key && pending.has(key));
}

/** The first line with a key, SKU or slug counts; a second one would undo it in every run. */
function withoutRepeats(lines: readonly DraftLine[], report: ImportReport): readonly DraftLine[] {
  const owners = new Map<string, DraftLine>();
  return lines.filter((line) => {
    const claims = listUniqueClaims(line);
    const taken = claims.find(({ name }) => owners.has(name));
    const owner = taken && owners.get(taken.name);
    if (owner) {
      report.fail(line, `${taken.what}already given in ${owner.origin.file}:${owner.origin.line}`);
      return false;
    }
    for (const { name } of claims) owners.set(name, line);
    return true;
  });
}

/** Drafts of one kind without references to each other. */
type Round = readonly DraftLine[];

/**
 * Sends a round and reports the result of every line. Many new ones of a batch kind are sent in batches; existing ones
 * are compared and changed one by one.
 */
async function sendRound(destination: Destination, round: Round): Promise<void> {
  const { client, kind, stored } = destination;
  const isNew = ({ draft }: DraftLine) => !stored.has(toIdentity(kind, draft));
  const fresh = ImportContainer.takes(kind) ? round.filter(isNew) : [];
  const container = fresh.length > draftsPerBatch ? await ImportContainer.open(client) : undefined;
  if (!container) return sendEach(destination, round);
  await sendBatches(destination, container, fresh);
  const others = round.filter((line) => !isNew(line));
  await sendEach(destination, others);
}

interface UniqueClaim {
  readonly name: string;
  readonly what: string;
}

// The platform would accept whichever of two such drafts arrives first.
function listUniqueClaims({ kind, draft }: DraftLine): readonly UniqueClaim[] {
  const own = [{ name: `key ${toIdentity(kind, draft)}`, what: "" }];
  if (kind === "products") return [...own, ...skuClaims(draft), ...slugClaims(draft)];
  if (kind === "categories") return [...own, ...slugClaims(draft)];
  if (kind === "discount-codes") return [...own, claim("code", String(draft.code))];
  return own;
}

function skuClaims({ masterVariant, variants }: DraftLine["draft"]): readonly UniqueClaim[] {
  const all = [...(isObject(masterVariant) ? [masterVariant] : []), ...draftList(variants)];
  return all.flatMap(({ sku }) => (typeof sku === "string" ? [claim("SKU", sku)] : []));
}

function slugClaims({ slug }: DraftLine["draft"]): readonly UniqueClaim[] {
  if (!isObject(slug)) return [];
  return Object.entries(slug).map(([language, text]) => claim(`slug (${language})`, String(text)));
}

function claim(field: string, value: string): UniqueClaim {
  return { name: `${field} ${value}`, what: `${field} "${value}" ` };
}
