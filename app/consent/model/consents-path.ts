/** Where choices are read, made and withdrawn; a plain link leads there from every footer. */
export const consentsPath = "/consents";
