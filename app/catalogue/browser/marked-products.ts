import { createStore } from "../../foundation/store";

export type MarkedProducts = { readonly compared: readonly string[]; readonly saved: readonly string[] };

export const noMarkedProducts: MarkedProducts = { compared: [], saved: [] };

/** SKUs that this visitor compares and has saved; one store per document, empty on the server. */
export const markedProducts = createStore(noMarkedProducts);
