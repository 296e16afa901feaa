import type { ContentPage } from "../model/content-page";

/** Adds a fact to those of a page's first section. */
export function addPageFact(page: ContentPage, name: string, value: string): ContentPage {
  const [first, ...others] = page.sections;
  if (!first) return page;
  const fact: [string, string] = [name, value];
  return { ...page, sections: [{ ...first, facts: [...(first.facts ?? []), fact] }, ...others] };
}

/** Adds a section at the end of a page. */
export function addPageSection(page: ContentPage, section: ContentPage["sections"][number]): ContentPage {
  return { ...page, sections: [...page.sections, section] };
}
