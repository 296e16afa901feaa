import { isoCBOR } from "@simplewebauthn/server/helpers";

const toBase64Url = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
const toBytes = (text: string) => new Uint8Array(Buffer.from(text, "utf8"));
const sha256 = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
const join = (...parts: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

/** User present and verified; on creation also attested credential data. */
const flags = { used: 0x05, made: 0x45 };

type Ceremony = { readonly challenge: string; readonly origin: string; readonly rpId: string };

/** A WebAuthn authenticator with one passkey; it signs every challenge. */
export class SoftwareAuthenticator {
  readonly id = crypto.getRandomValues(new Uint8Array(16));
  readonly #keys: Promise<CryptoKeyPair>;
  #counter = 0;

  constructor() {
    this.#keys = crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, ["sign", "verify"]);
  }

  /** Responds to the creation of a passkey, without an attestation. */
  async make(ceremony: Ceremony) {
    const { publicKey } = await this.#keys;
    const raw = new Uint8Array(await crypto.subtle.exportKey("raw", publicKey));
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, raw.slice(1, 33)],
      [-3, raw.slice(33)],
    ]);
    const aaguid = new Uint8Array(16);
    const length = new Uint8Array([0, this.id.length]);
    const data = join(
      await this.#describe(ceremony.rpId, flags.made),
      aaguid,
      length,
      this.id,
      isoCBOR.encode(cose),
    );
    const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
      ["fmt", "none"],
      ["attStmt", new Map<string, string>()],
      ["authData", data],
    ]);
    return this.#answer({
      clientDataJSON: toBase64Url(this.#encodeClientData("webauthn.create", ceremony)),
      attestationObject: toBase64Url(isoCBOR.encode(attestation)),
      transports: ["internal"],
    });
  }

  /** Responds to a sign-in; `userHandle` is the claimed owner of the passkey. */
  async sign(ceremony: Ceremony, userHandle: string) {
    this.#counter += 1;
    const clientData = this.#encodeClientData("webauthn.get", ceremony);
    const authenticatorData = await this.#describe(ceremony.rpId, flags.used);
    const { privateKey } = await this.#keys;
    const algorithm = { name: "ECDSA", hash: "SHA-256" };
    const signed = join(authenticatorData, await sha256(clientData));
    const signature = new Uint8Array(await crypto.subtle.sign(algorithm, privateKey, signed));
    return this.#answer({
      clientDataJSON: toBase64Url(clientData),
      authenticatorData: toBase64Url(authenticatorData),
      signature: toBase64Url(toDer(signature)),
      userHandle,
    });
  }

  #answer<Response>(response: Response) {
    const id = toBase64Url(this.id);
    return { id, rawId: id, type: "public-key", clientExtensionResults: {}, response };
  }

  #encodeClientData(type: string, { challenge, origin }: Ceremony): Uint8Array<ArrayBuffer> {
    return toBytes(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  async #describe(rpId: string, flag: number): Promise<Uint8Array<ArrayBuffer>> {
    const counter = new Uint8Array(4);
    new DataView(counter.buffer).setUint32(0, this.#counter);
    return join(await sha256(toBytes(rpId)), new Uint8Array([flag]), counter);
  }
}

/** WebAuthn signatures are DER; WebCrypto's are the two numbers concatenated. */
function toDer(raw: Uint8Array): Uint8Array {
  const numbers = [raw.slice(0, 32), raw.slice(32)].map((part) => {
    const start = part.findIndex((byte) => byte !== 0);
    const trimmed = part.slice(Math.max(0, start));
    const positive = (trimmed[0] ?? 0) > 0x7f ? join(new Uint8Array([0]), trimmed) : trimmed;
    return join(new Uint8Array([2, positive.length]), positive);
  });
  const body = join(...numbers);
  return join(new Uint8Array([0x30, body.length]), body);
}
