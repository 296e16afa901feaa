import { array, type Infer, literal, optional, size, string, type } from "superstruct";

const Text = size(string(), 1, 20_000);

/** What a browser answers to the wish for a new passkey, as WebAuthn writes it in JSON; the shop asks for no extensions. */
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

/** What it answers to the wish for a sign-in. */
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
