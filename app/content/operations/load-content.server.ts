import type { RouterContextProvider } from "react-router";
import { array, nonempty, object, optional, string } from "superstruct";
import type { ContentPage } from "../model/content-page";
import { createContentLoader } from "./create-content-loader.server";

const ContentPageStruct = object({
  title: nonempty(string()),
  description: string(),
  sections: array(
    object({
      heading: string(),
      paragraphs: array(string()),
      form: optional(object({ lines: array(string()), note: string() })),
    }),
  ),
});

/** An information page by its slug; null when there is none in this locale. */
export const loadContentPage: (
  context: Readonly<RouterContextProvider>,
  slug: string,
) => Promise<ContentPage | null> = createContentLoader("page", ContentPageStruct);
