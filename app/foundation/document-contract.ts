/**
 * Attributes that markup of one file has and the script of another file looks for, with what they mark. A test compares
 * the list with the sources, so that a renamed attribute cannot silence a script.
 */
export const documentAttributes = {
  "data-bar-rows": "The rows of departments below the header.",
  "data-cart-form": "Form, or button of another form, whose submission is a command of the cart.",
  "data-cart-link": "The header's link to the cart.",
  "data-compare": "Link that adds the SKU to the comparison.",
  "data-compare-remove": "Link that removes the SKU from the comparison.",
  "data-department": "Entry of the panel of departments; value: its path.",
  "data-departments": "The panel of departments.",
  "data-domain": "Messages of a page; value: their domain.",
  "data-hold": "Script that holds clicks until the page's scripts run.",
  "data-instead": "Messages of a page; value: the domain that they replace.",
  "data-kept": "The offline page's part for one kind of saved content.",
  "data-late": "The page's scripts, which start at the first interaction.",
  "data-on-need": "Messages that are loaded when a component needs them.",
  "data-open": "Link that opens a panel; value: its name.",
  "data-party": "Content of a third party; value: its name.",
  "data-save": "Link that adds the SKU to a list.",
  "data-scripted": "Link whose click a component handles.",
  "data-sign-in-page": "A page to sign in: the visitor's menu stays closed.",
  "data-static": "Markup that nothing hydrates; value: its slot.",
  "data-text": "Text of the offline page; value: the plural messages by category.",
  "data-theme-form": "Form that chooses the light or dark appearance.",
  "data-total": "The offline page's total.",
} as const satisfies Readonly<Record<`data-${string}`, string>>;

declare global {
  interface WindowEventMap {
    /** React has hydrated the page: held clicks are repeated. */
    hydrated: Event;
    /** An error page replaced the page; `detail` is the error. */
    caught: CustomEvent<unknown>;
  }
}
