/** Stands for a product's picture that there is none of, or that does not answer. */
export const defaultPicture = "/pictures/default.svg";
