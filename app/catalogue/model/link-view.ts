export type LinkView = { readonly text: string; readonly href: string };
