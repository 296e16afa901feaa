import { tryOwner } from "./try-owner.ts";

// An anonymous shopper; each kind has a file of its own, so that they run side by side.
tryOwner("guest-boris");
