/** Named for \`header-class.ts\`. */
export const actions: string;
declare const styles: Readonly<Record<string, string>>;
export default styles;
