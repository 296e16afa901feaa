import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from "graphql";
import { queryTooComplex } from "../errors/platform-errors.ts";

/** Levels of fields after fragments are spread. */
const MAX_DEPTH = 15;
/** Fields after fragments are spread: a bound on fragments that multiply each other. */
const MAX_FIELDS = 5_000;

interface Extent {
  readonly depth: number;
  readonly fields: number;
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

function measureFragment(name: string, fragments: Fragments, known: Map<string, Extent>): Extent {
  const found = known.get(name);
  if (found) return found;
  const fragment = fragments.get(name);
  const extent = fragment ? measure(fragment.selectionSet, fragments, known) : { depth: 0, fields: 0 };
  known.set(name, extent);
  return extent;
}

function isIntrospection(node: SelectionNode): boolean {
  return node.kind === Kind.FIELD && node.name.value.startsWith("__");
}

function measure(set: SelectionSetNode, fragments: Fragments, known: Map<string, Extent>): Extent {
  let depth = 0;
  let fields = 0;
  for (const node of set.selections) {
    let inner: Extent = { depth: 0, fields: 0 };
    if (node.kind === Kind.FRAGMENT_SPREAD) inner = measureFragment(node.name.value, fragments, known);
    else if (node.selectionSet && !isIntrospection(node))
      inner = measure(node.selectionSet, fragments, known);
    const own = node.kind === Kind.FIELD ? 1 : 0;
    depth = Math.max(depth, own + inner.depth);
    fields += own + inner.fields;
  }
  return { depth, fields };
}

/** Refuses a valid document (so without fragment cycles) that is deeper or larger than the platform executes. */
export function requireWithinLimits(document: DocumentNode): void {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  }
  const known = new Map<string, Extent>();
  for (const node of document.definitions) {
    if (node.kind !== Kind.OPERATION_DEFINITION) continue;
    const extent = measure(node.selectionSet, fragments, known);
    if (extent.depth > MAX_DEPTH) {
      throw queryTooComplex(`The query is ${extent.depth} levels deep. The maximum is ${MAX_DEPTH}.`);
    }
    if (extent.fields > MAX_FIELDS) {
      throw queryTooComplex(`The query selects ${extent.fields} fields. The maximum is ${MAX_FIELDS}.`);
    }
  }
}
