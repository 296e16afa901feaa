/** A named export, so that the root's script contains this class name only and not those of server-rendered parts. */
export const header: string;
declare const styles: Readonly<Record<string, string>>;
export default styles;
