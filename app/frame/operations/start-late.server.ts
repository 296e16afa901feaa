/**
 * The script of a page's head that starts the others (`app/frame/browser/start-late.ts`). The build replaces this file by
 * the script's text; during development it is empty, and the scripts start on their own.
 */
export const startLate: string = "";
