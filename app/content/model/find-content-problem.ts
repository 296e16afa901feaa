import { array, nonempty, object, size, string, tuple, validate } from "superstruct";
import { blockShapes } from "./block-shapes";
import { type ContentPage, ContentPageStruct, type PageSection } from "./content-page";
import { type ContentPageName, isContentPage } from "./content-pages";

const maxBlocks = 60;
const Name = nonempty(string());

/** A page's blocks from top to bottom: kind and slug of each. */
export const Composition = object({ blocks: size(array(tuple([Name, Name])), 1, maxBlocks) });

const shapes = new Map(Object.entries({ ...blockShapes, page: ContentPageStruct, composition: Composition }));

/** The essential part of a page: one of its sections must have it. */
const mainParts: Readonly<Partial<Record<ContentPageName, keyof PageSection>>> = {
  "return-policy": "form",
  "product-recalls": "recalls",
  "help-centre": "questions",
  "our-history": "timeline",
  inspirations: "cards",
};

/** Returns the error in a file of the content store, for its editor; null: none. `component` is its folder. */
export function findContentProblem(component: string, slug: string, content: unknown): string | null {
  const shape = shapes.get(component);
  if (!shape) return `There is no kind of content called ${component}`;
  const [failure] = shape.validate(content);
  if (failure) return failure.message;
  return component === "page" ? findPageProblem(slug, content) : null;
}

function findPageProblem(slug: string, content: unknown): string | null {
  if (!isContentPage(slug))
    return `There is no page called ${slug}: app/content/model/content-pages.ts names them`;
  const [failure, page] = validate(content, ContentPageStruct);
  if (failure) return failure.message;
  const part = mainParts[slug];
  if (part && !page.sections.some((section) => section[part])) return `No section has ${part}`;
  return findEmptySection(page);
}

/** Finds a section with only a heading. */
function findEmptySection({ sections }: ContentPage): string | null {
  const empty = sections.find(({ heading, paragraphs, ...parts }) => {
    return paragraphs.length === 0 && Object.keys(parts).length === 0;
  });
  return empty ? `“${empty.heading}” has nothing below it` : null;
}
