/**
 * Where the script of a product's page is. It comes with no route, so no head would ask for it before the router has started.
 * The build replaces this file by the address; while developing there is none.
 */
export const productScript: string | null = null;
