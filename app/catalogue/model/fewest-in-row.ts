/** Products that a row has at least; fewer make none (the specification's product group slider). */
export const fewestInRow = 3;
