/** The class of the slot, by which the style sheet is found. */
export const articlePart: string;
declare const styles: Readonly<Record<string, string>>;
export default styles;
