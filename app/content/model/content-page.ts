/** A page of plain information, as the content store keeps it; texts may carry `{{freeFrom}}` and the like. */
export type ContentPage = {
  readonly title: string;
  readonly description: string;
  readonly sections: readonly {
    readonly heading: string;
    readonly paragraphs: readonly string[];
    readonly form?: PrintedForm | undefined;
  }[];
};

/** A form to print, fill in by hand and send back: each line has room behind or below it. */
export type PrintedForm = { readonly lines: readonly string[]; readonly note: string };
