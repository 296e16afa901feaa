import { createHash } from "node:crypto";
import path from "node:path";

/** What a class may consist of, and after the letters what it may not begin with. */
const signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-";
const letters = 52;

/** How many signs a class has: three of its module, one of its own. */
export const classLength = 4;

/**
 * Names the classes of style modules, the same in all builds. They are sent with every page: those of one module begin
 * alike, which compresses better than as many signs at random. A class that is added or taken away leaves nearly all
 * others their names: a tab from before a deploy shows markup from after it. Throws where two modules would begin alike.
 */
export function createClassNames(root: string): (name: string, file: string, css: string) => string {
  const modules = new Map<string, string>();
  return (name, file, css) => {
    const [own = ""] = path.relative(root, file).split("?");
    const module = nameModule(own);
    const other = modules.get(module) ?? own;
    if (other !== own)
      throw new Error(`Classes of ${own} and ${other} would begin alike: rename one of them`);
    modules.set(module, own);
    const sign = nameOwn(css).get(name);
    if (sign === undefined) throw new Error(`${own} has more than ${signs.length} names, or no ${name}`);
    return module + sign;
  };
}

function nameModule(file: string): string {
  const [first = 0, second = 0, third = 0] = digest(file);
  return [first % letters, second % signs.length, third % signs.length].map((at) => signs[at]).join("");
}

/** Each class and each animation of a module with its sign: that of its digest, or the next that is left. */
function nameOwn(css: string): ReadonlyMap<string, string> {
  const names = new Set(
    [...css.matchAll(/(?:\.|@keyframes\s+)([a-z][\w-]*)/gi)].map(([, name = ""]) => name),
  );
  const signOf = new Map<string, string>();
  const left = new Set(signs);
  for (const name of names) {
    const [start = 0] = digest(name);
    const sign = [...signs]
      .map((_, step) => signs[(start + step) % signs.length] ?? "")
      .find((at) => left.has(at));
    if (sign === undefined) break;
    left.delete(sign);
    signOf.set(name, sign);
  }
  return signOf;
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
