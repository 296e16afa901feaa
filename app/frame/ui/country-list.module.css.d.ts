declare const styles: Readonly<Record<string, string>>;
export const page: string;
export const waiting: string;
export default styles;
