/**
 * Of the purposes, and of who receives what by them. Who agreed to another version agreed to something else and is asked
 * again: raise it when a purpose gets a new recipient or a wider meaning.
 */
export const consentVersion = "v1";
