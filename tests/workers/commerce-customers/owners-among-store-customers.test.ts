import { tryOwner } from "./try-owner.ts";

// A customer of one store; each kind has a separate file, so that they run in parallel.
tryOwner("store-fero");
