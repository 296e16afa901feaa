/** Path of the page to read, give and withdraw consent; every footer links to it. */
export const consentsPath = "/consents";
