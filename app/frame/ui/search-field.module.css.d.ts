/** Named for \`header-class.ts\`. */
export const search: string;
declare const styles: Readonly<Record<string, string>>;
export default styles;
