/**
 * The script of a page's head that starts the others (`app/frame/ui/start-late.ts`). The build replaces this file by its
 * text; while developing there is none, and the scripts start by themselves.
 */
export const startLate: string = "";
