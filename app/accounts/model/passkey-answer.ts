import { array, type Infer, literal, optional, size, string, type } from "superstruct";

const Text = size(string(), 1, 20_000);

/**
 * A browser's response to the creation of a passkey.
 *
 * Source: WebAuthn Level 3, `RegistrationResponseJSON`; the shop requests no extensions
 */
export const NewPasskeyAnswer = type({
  id: Text,
  rawId: Text,
  type: literal("public-key"),
  response: type({
    clientDataJSON: Text,
    attestationObject: Text,
    transports: optional(array(size(string(), 1, 30))),
  }),
});

/**
 * A browser's response to a sign-in with a passkey.
 *
 * Source: WebAuthn Level 3, `AuthenticationResponseJSON`
 */
export const PasskeySignInAnswer = type({
  id: Text,
  rawId: Text,
  type: literal("public-key"),
  response: type({
    clientDataJSON: Text,
    authenticatorData: Text,
    signature: Text,
    userHandle: optional(string()),
  }),
});

export type NewPasskeyAnswer = Infer<typeof NewPasskeyAnswer>;
export type PasskeySignInAnswer = Infer<typeof PasskeySignInAnswer>;
