/**
 * Finished markup around what differs by page: texts, and between any two of them a token of what belongs there.
 */
export type FrameTemplate = readonly string[];

type Templates = Readonly<Record<string, FrameTemplate>>;

/**
 * Parts of the page that never change after they are served, as finished HTML by slot, and the category bars that the
 * header may have: by path of the department whose children they show; all departments under "".
 */
export type FrameHtml = { readonly slots: Templates; readonly bars: Templates };
