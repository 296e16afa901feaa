import { tryOwner } from "./try-owner.ts";

// A customer of one store; each kind has a file of its own, so that they run side by side.
tryOwner("store-fero");
