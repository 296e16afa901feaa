/** Replaces a product's picture that is missing or fails to load. */
export const defaultPicture = "/pictures/default.svg";
