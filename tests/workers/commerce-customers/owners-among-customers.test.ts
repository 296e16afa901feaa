import { tryOwner } from "./try-owner.ts";

// A customer of the project; each kind has a file of its own, so that they run side by side.
tryOwner("customer-dora");
