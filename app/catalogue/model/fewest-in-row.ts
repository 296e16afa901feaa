/** Minimum of products in a row; with fewer there is none (the specification's product group slider). */
export const fewestInRow = 3;
