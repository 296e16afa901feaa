/** Modules and their imports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/**
 * Finds the cycles of a graph; empty: the graph is acyclic.
 * A cycle is a group of modules each of which reaches all others of its group (Tarjan's strongly connected components
 * of two and more), or a module that imports itself.
 */
export function findCycles(graph: ImportGraph): readonly (readonly string[])[] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const onPath = new Set<string>();
  const cycles: string[][] = [];

  const visit = (module: string) => {
    order.set(module, order.size);
    lowest.set(module, order.get(module) ?? 0);
    path.push(module);
    onPath.add(module);
    for (const imported of graph.get(module) ?? []) {
      if (!order.has(imported)) visit(imported);
      if (onPath.has(imported)) lowest.set(module, Math.min(at(lowest, module), at(lowest, imported)));
    }
    if (lowest.get(module) === order.get(module)) release(module);
  };

  const release = (module: string) => {
    const knot = path.splice(path.indexOf(module));
    for (const each of knot) onPath.delete(each);
    if (knot.length > 1 || graph.get(module)?.includes(module)) cycles.push(knot.sort());
  };

  for (const module of graph.keys()) if (!order.has(module)) visit(module);
  return cycles;
}

function at(numbers: ReadonlyMap<string, number>, module: string): number {
  return numbers.get(module) ?? Number.POSITIVE_INFINITY;
}
