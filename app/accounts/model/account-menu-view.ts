/** The menu of a signed-in customer in the header, ready for display. */
export type AccountMenuView = {
  /** The first name, or the name of the account area. */
  readonly label: string;
  /** null: the page does not know the customer's name. */
  readonly owner: { readonly name: string; readonly email: string } | null;
  readonly links: readonly { readonly text: string; readonly href: string; readonly isPortal: boolean }[];
  readonly logOut: { readonly text: string; readonly href: string };
};
