import type { ResourceIdentifier } from "../resources/reference.ts";
import type { FieldResolver } from "../schema/field-resolvers.ts";
import { signIn } from "./operations/sign-in.ts";
import { type SignUpDraft, signUp } from "./operations/sign-up.ts";
import { requireOwnSession } from "./require-customer-token.ts";
import type { SignInSession } from "./session/take-over-session.ts";

interface WithStore<Draft> {
  readonly draft: Draft;
  readonly storeKey?: string | null;
}

/** `anonymousCartId` is the older way to name the cart. */
export interface NamedCart {
  readonly anonymousCartId?: string | null;
  readonly anonymousCart?: ResourceIdentifier | null;
}

export interface CustomerSignInDraft extends NamedCart {
  readonly email: string;
  readonly password: string;
  readonly anonymousCartSignInMode?: SignInSession["mode"];
  readonly anonymousId?: string | null;
  readonly updateProductData?: boolean | null;
}

export interface CustomerSignMeInDraft
  extends Pick<CustomerSignInDraft, "email" | "password" | "updateProductData"> {
  readonly activeCartSignInMode?: SignInSession["mode"];
}

/** The cart that a draft names in either way. */
export function toNamedCart({ anonymousCartId, anonymousCart }: NamedCart): ResourceIdentifier | null {
  return anonymousCart ?? (anonymousCartId ? { id: anonymousCartId } : null);
}

/** Sign-up and sign-in. In the `me` forms the anonymous session is the token's. */
export const signInMutations: Readonly<Record<string, FieldResolver>> = {
  customerSignUp(_source, { draft, storeKey }: WithStore<SignUpDraft & NamedCart>, context) {
    requireOwnSession(context.access, draft.anonymousId);
    return signUp(context, { ...draft, anonymousCart: toNamedCart(draft) }, storeKey);
  },
  customerSignMeUp(_source, { draft, storeKey }: WithStore<SignUpDraft>, context) {
    return signUp(context, { ...draft, anonymousId: context.access.anonymousId }, storeKey);
  },
  customerSignIn(_source, { draft, storeKey }: WithStore<CustomerSignInDraft>, context) {
    requireOwnSession(context.access, draft.anonymousId);
    const { email, password, anonymousId, anonymousCartSignInMode: mode, updateProductData } = draft;
    const session = { anonymousCart: toNamedCart(draft), anonymousId, mode, updateProductData, storeKey };
    return signIn(context, { email, password, storeKey }, session);
  },
  customerSignMeIn(_source, { draft, storeKey }: WithStore<CustomerSignMeInDraft>, context) {
    const { email, password, activeCartSignInMode: mode, updateProductData } = draft;
    const session = { anonymousId: context.access.anonymousId, mode, updateProductData, storeKey };
    return signIn(context, { email, password, storeKey }, session);
  },
};
