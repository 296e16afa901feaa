/**
 * A named export, so that the listing's script contains this class name and not those of all server-rendered parts.
 */
export const toolsPart: string;
declare const styles: Readonly<Record<string, string>>;
export default styles;
