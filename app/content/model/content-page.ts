/** A page of plain information, as the content store keeps it; texts may carry `{{freeFrom}}` and the like. */
export type ContentPage = {
  readonly title: string;
  readonly description: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
};
