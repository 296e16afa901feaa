/** Rendered markup in pieces: texts, and between two of them a token for what differs by page. */
export type FrameTemplate = readonly string[];

type Templates = Readonly<Record<string, FrameTemplate>>;

/**
 * Parts of the page that never change after they are served, as rendered HTML by slot, and the possible category bars
 * of the header: by path of the department whose children they show; all departments under "".
 */
export type FrameHtml = { readonly slots: Templates; readonly bars: Templates };
