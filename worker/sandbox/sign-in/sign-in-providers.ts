/** The two providers of the sandbox; their keys are part of their URLs and of the shop's. */
export const signInProviders = { harbor: "Harbor ID", lumen: "Lumen" } as const;

export type SignInProvider = keyof typeof signInProviders;

export function readProvider(name: unknown): SignInProvider | null {
  return name === "harbor" || name === "lumen" ? name : null;
}

/** The issuer of the ID tokens: without a port, as the shop's server reaches it. */
export function toIssuer(provider: SignInProvider): string {
  return `http://sandbox.localhost/sign-in/${provider}`;
}
