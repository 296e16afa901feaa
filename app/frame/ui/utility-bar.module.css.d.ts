/** Named for \`header-class.ts\`. */
export const utility: string;
declare const styles: Readonly<Record<string, string>>;
export default styles;
