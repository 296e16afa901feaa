/** Named for \`header-class.ts\`. */
export const promo: string;
declare const styles: Readonly<Record<string, string>>;
export default styles;
