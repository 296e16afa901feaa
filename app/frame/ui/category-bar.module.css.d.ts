/** Named for \`header-class.ts\`. */
export const bar: string;
declare const styles: Readonly<Record<string, string>>;
export default styles;
