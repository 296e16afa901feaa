/** A named export, so that the page's script contains this class name and not those of all server-rendered parts. */
export const lawPart: string;
declare const styles: Readonly<Record<string, string>>;
export default styles;
