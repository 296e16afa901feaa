/** The embedded content store: one JSON file per component or page, `public/content/<component>/<slug>.<language-country>.json`. */
export interface ContentGateway {
  /** The parsed JSON, or null when there is none or it cannot be read (logged). `locale` is lower case, `sk-sk`. */
  load(component: string, slug: string, locale: string): Promise<unknown>;
}
