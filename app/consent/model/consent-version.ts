/**
 * Version of the purposes and of their recipients.
 * A visitor who consented to another version must decide again. Increase it when a purpose gets a new recipient or
 * a wider meaning.
 */
export const consentVersion = "v1";
