/** Named for `header-class.ts`. */
export const account: string;
declare const styles: Readonly<Record<string, string>>;
export default styles;
