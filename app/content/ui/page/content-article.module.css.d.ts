/** Named, so that the page's script has this one class name and not those of all that is rendered on the server. */
export const articlePart: string;
declare const styles: Readonly<Record<string, string>>;
export default styles;
