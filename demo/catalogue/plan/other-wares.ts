import { type Grade, grades } from "../../pictures/picture-spec.ts";
import type { Family } from "../assortment/family.ts";
import type { AccessoryKey } from "../assortment/keys.ts";
import { type Article, planArticle } from "./plan-machine.ts";
import type { Ware } from "./planned-product.ts";

/** A used machine of some grade, or a set with its accessories. */
export interface OtherWare {
  readonly article: Article;
  readonly grade?: Grade;
  readonly contents: readonly AccessoryKey[];
}

const steps = { b: 3, set: 5 } as const;
/** A family's first used machines and sets have pictures of their own; later ones show the new machine. */
const pictured = { b: 5, set: 3 } as const;

/** Returns the number of the new machine from which a family's nth used one or set is derived. */
export function articleIndexOf(ware: "b" | "set", index: number): number {
  return ware === "b" ? index * steps.b + 1 : index * steps.set;
}

/** Reports whether a used machine or a set has pictures of its own. */
export function hasOwnPicture(ware: Ware, articleIndex: number): boolean {
  return (ware === "b" || ware === "set") && articleIndex < articleIndexOf(ware, pictured[ware]);
}

/** Returns the grade of a used machine: grades take turns within a family. */
export function gradeOf({ number }: Family, articleIndex: number): Grade {
  return grades[(Math.floor(articleIndex / steps.b) + number) % grades.length] ?? "a";
}

/** Chooses one or two accessories, different ones per set. */
export function chooseContents({ accessories: keys }: Family, index: number): readonly AccessoryKey[] {
  const [one, other] = [keys[index % keys.length], keys[(index + 1) % keys.length]];
  return [one, index % 2 === 0 && other !== one ? other : undefined].filter((key) => key !== undefined);
}

/** Lists the used machines and the sets of a family that have pictures of their own. */
export function listOtherWares(family: Family): OtherWare[] {
  const used = Array.from({ length: pictured.b }, (_, index): OtherWare => {
    const article = planArticle(family, articleIndexOf("b", index));
    return { article, grade: gradeOf(family, article.articleIndex), contents: [] };
  });
  const sets = Array.from(
    { length: family.accessories.length > 0 ? pictured.set : 0 },
    (_, index): OtherWare => {
      return {
        article: planArticle(family, articleIndexOf("set", index)),
        contents: chooseContents(family, index),
      };
    },
  );
  return [...used, ...sets];
}
