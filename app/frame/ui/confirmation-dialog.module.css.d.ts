/** Named, so that the root's script has this one class name and not those of all that is rendered on the server. */
export const confirmation: string;
declare const styles: Readonly<Record<string, string>>;
export default styles;
