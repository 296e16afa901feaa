/** Named, so that the root's script contains this class name alone and not those of server-only markup. */
export const newsletter: string;
declare const styles: Readonly<Record<string, string>>;
export default styles;
