import { tryOwner } from "./try-owner.ts";

// An anonymous shopper; each kind has a separate file, so that they run in parallel.
tryOwner("guest-boris");
