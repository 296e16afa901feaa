import { toPartMark } from "../../foundation/tracked-part";
import type { Block } from "./block-shapes";

/** Identifies a tracked part of a block, by its position there; the same block has the same parts on each page. */
export function toBlockPartKey({ kind, slug }: Pick<Block, "kind" | "slug">, at = 0): string {
  return `${kind}/${slug}/${at}`;
}

/** Marks the element of a block's tracked part. */
export function toBlockMark(block: Pick<Block, "kind" | "slug">, at = 0): ReturnType<typeof toPartMark> {
  return toPartMark(toBlockPartKey(block, at));
}
