/** Named, so that the root's script has this one class name and not those of all that is rendered on the server. */
export const newsletter: string;
declare const styles: Readonly<Record<string, string>>;
export default styles;
