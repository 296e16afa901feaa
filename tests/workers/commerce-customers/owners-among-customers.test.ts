import { tryOwner } from "./try-owner.ts";

// A customer of the project; each kind has a separate file, so that they run in parallel.
tryOwner("customer-dora");
