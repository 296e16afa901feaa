/** Name to markup. */
type Markup = Readonly<Record<string, string>>;

/**
 * Parts of the page that never change after they are served, as finished HTML by slot, and the category bars that the
 * header may have: by path of the department whose children they show; all departments under "".
 */
export type FrameHtml = { readonly slots: Markup; readonly bars: Markup };
