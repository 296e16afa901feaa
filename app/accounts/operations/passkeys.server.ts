import { brand } from "../../countries/model/brand";
import { err, ok, type Result } from "../../foundation/result";
import { requestContext } from "../../request/context";
import { toKeyHash } from "../model/customer-key";
import { listPasskeys, type Passkey, type PasskeyData, toPasskeyName } from "../model/passkey";
import type { NewPasskeyAnswer, PasskeySignInAnswer } from "../model/passkey-answer";
import type { PageCall } from "./page-call.server";

type Call = Pick<PageCall, "context">;
type Failure = {
  readonly code: "passkey-refused" | "passkey-taken" | "unverified" | "platform-unavailable";
};

const unavailable = err({ code: "platform-unavailable" } as const);
const refused = err({ code: "passkey-refused" } as const);
const unverified = err({ code: "unverified" } as const);
/** Time limit of the customer's prompt and of the challenge, in milliseconds. */
const timeout = 5 * 60_000;

/** Loaded on demand: it parses certificates of many makers, which no other request needs. */
const loadWebAuthn = () => import("@simplewebauthn/server");

/** Returns the relying party: passkeys are per host of one country, like the accounts. */
function toRelyingParty({ context }: Call) {
  const { origin } = context.get(requestContext);
  return { origin, rpId: new URL(origin).hostname };
}

/**
 * Returns the browser's options to create a passkey for the customer.
 * Requires a confirmed identity (`confirmIdentity`), otherwise there is no challenge. The device stores the account's
 * name, so that a sign-in needs no input, and asks for finger, face or PIN.
 *
 * @returns `unverified` when the customer has not confirmed the account's address
 */
export async function beginPasskey(call: Call, customerId: string) {
  const { customers, customerKeys } = call.context.get(requestContext).gateways;
  const [{ id: sessionId }, found, keys] = await Promise.all([
    call.context.get(requestContext).session.require(),
    customers.loadProfile(customerId),
    customerKeys.list(customerId),
  ]);
  if (!found.ok || !found.value || !keys.ok) return unavailable;
  if (!found.value.isEmailVerified) return unverified;
  const challenge = await customerKeys.issueChallenge(sessionId, "add");
  if (!challenge.ok) return challenge;
  const { email, firstName, lastName } = found.value;
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: brand.name,
    rpID: toRelyingParty(call).rpId,
    userName: email,
    userDisplayName: [firstName, lastName].filter(Boolean).join(" ") || email,
    userID: toUserHandle(customerId),
    challenge: fromBase64Url(challenge.value),
    timeout,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    excludeCredentials: listPasskeys(keys.value).map(({ credentialId: id, transports }) => ({
      id,
      transports,
    })),
  });
  return ok(options);
}

/** Adds a new passkey that signed this session's challenge on this host; notifies the customer by mail. */
export async function addPasskey(
  call: Call,
  customerId: string,
  { answer, name }: { readonly answer: NewPasskeyAnswer; readonly name: string },
): Promise<Result<null, Failure>> {
  const { customers, customerKeys } = call.context.get(requestContext).gateways;
  const profile = await customers.loadProfile(customerId);
  if (!profile.ok || !profile.value) return unavailable;
  if (!profile.value.isEmailVerified) return unverified;
  const { origin, rpId } = toRelyingParty(call);
  const { id: sessionId } = await call.context.get(requestContext).session.require();
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const made = await verifyRegistrationResponse({
    response: { ...answer, clientExtensionResults: {} },
    expectedChallenge: async (challenge) =>
      isSpentNow(await customerKeys.spendChallenge(sessionId, "add", challenge)),
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
  }).catch(() => null);
  if (!made?.verified) return refused;
  const { credential, credentialBackedUp } = made.registrationInfo;
  const data: PasskeyData = {
    name,
    credentialId: credential.id,
    publicKey: toBase64Url(credential.publicKey),
    counter: credential.counter,
    transports: answer.response.transports ?? [],
    rpId,
    isSynced: credentialBackedUp,
  };
  const hash = await hashOf(call, credential.id);
  const added = await customerKeys.add(customerId, { hash, kind: "passkey", data });
  if (added.ok || added.error.code !== "taken") return added.ok ? ok(null) : unavailable;
  return err({ code: "passkey-taken" });
}

/** Renames one of the customer's passkeys; ignores any other. */
export async function renamePasskey(
  { context }: Call,
  customerId: string,
  { id: hash, name }: { readonly id: string; readonly name: string },
): Promise<Result<null, Failure>> {
  const { customerKeys } = context.get(requestContext).gateways;
  const keys = await customerKeys.list(customerId);
  if (!keys.ok) return unavailable;
  const known = keys.value.find((key) => key.hash === hash && key.kind === "passkey");
  const [passkey] = known ? listPasskeys([known]) : [];
  if (!known || !passkey) return ok(null);
  const data = { ...known.data, name: toPasskeyName(name, passkey.name) };
  const renamed = await customerKeys.add(customerId, { hash, kind: "passkey", data });
  return renamed.ok ? ok(null) : unavailable;
}

/** Removes a passkey, unless it is the last sign-in method. */
export async function removePasskey(
  { context }: Call,
  customerId: string,
  hash: string,
): Promise<Result<null, Failure | { readonly code: "last-way-in" }>> {
  const { customers, customerKeys } = context.get(requestContext).gateways;
  const profile = await customers.loadProfile(customerId);
  if (!profile.ok || !profile.value) return unavailable;
  const hasPassword = profile.value.authenticationMode === "Password";
  return customerKeys.remove(customerId, hash, { hasPassword });
}

/** Returns the browser's options to sign in an unknown customer: it offers its passkeys of this host. */
export async function beginPasskeySignIn(call: Call) {
  const { customerKeys } = call.context.get(requestContext).gateways;
  const { id: sessionId } = await call.context.get(requestContext).session.require();
  const challenge = await customerKeys.issueChallenge(sessionId, "sign-in");
  if (!challenge.ok) return challenge;
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: toRelyingParty(call).rpId,
    challenge: fromBase64Url(challenge.value),
    timeout,
    userVerification: "required",
  });
  return ok(options);
}

/**
 * Finds the customer whose passkey signed this session's challenge on this host.
 * The account named in the passkey must list the passkey, and the device must have verified the user.
 */
export async function recognizePasskey(
  call: Call,
  answer: PasskeySignInAnswer,
): Promise<Result<string, Failure>> {
  const { customerKeys } = call.context.get(requestContext).gateways;
  const hash = await hashOf(call, answer.id);
  const owner = await customerKeys.findOwner(hash);
  if (!owner.ok) return unavailable;
  const customerId = owner.value;
  const keys = customerId === null ? ok([]) : await customerKeys.list(customerId);
  if (!keys.ok) return unavailable;
  const passkey = listPasskeys(keys.value).find((each) => each.hash === hash);
  if (!passkey || customerId === null) return refused;
  if (answer.response.userHandle !== toBase64Url(toUserHandle(customerId))) return refused;
  const used = await verifyUse(call, answer, passkey);
  if (used === null) return refused;
  const noted = await customerKeys.noteUse(customerId, hash, used);
  return noted.ok ? ok(customerId) : unavailable;
}

/** Returns the passkey's data after the use; null: not valid. */
async function verifyUse(call: Call, answer: PasskeySignInAnswer, passkey: Passkey) {
  const { customerKeys } = call.context.get(requestContext).gateways;
  const { origin, rpId } = toRelyingParty(call);
  const { id: sessionId } = await call.context.get(requestContext).session.require();
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const used = await verifyAuthenticationResponse({
    response: { ...answer, clientExtensionResults: {} },
    expectedChallenge: async (challenge) =>
      isSpentNow(await customerKeys.spendChallenge(sessionId, "sign-in", challenge)),
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: fromBase64Url(passkey.publicKey),
      counter: passkey.counter,
    },
  }).catch(() => null);
  if (!used?.verified) return null;
  const { newCounter: counter, credentialBackedUp: isSynced } = used.authenticationInfo;
  return { counter, isSynced };
}

function isSpentNow(spent: Result<boolean, unknown>): boolean {
  return spent.ok && spent.value;
}

/** Hashes a passkey's id per store, because each country has separate accounts. */
function hashOf({ context }: Call, credentialId: string): Promise<string> {
  return toKeyHash("passkey", context.get(requestContext).country.storeKey, credentialId);
}

/** The device stores it with the passkey: the customer's id without personal data. */
function toUserHandle(customerId: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new TextEncoder().encode(customerId));
}

function toBase64Url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (each) => each.charCodeAt(0));
}
