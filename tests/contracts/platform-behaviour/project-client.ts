import type { PlatformSettings } from "../../../scripts/import/choose-settings.ts";

/** The parts of a resource that the behaviours read by name; the rest is compared as a whole. */
export interface Body {
  readonly id: string;
  readonly version: number;
  readonly lineItems: readonly { readonly id: string; readonly lineItemMode: string }[];
}

export interface Answer<Shape = Body> {
  readonly status: number;
  readonly body: Shape;
}

interface Created {
  readonly id?: string;
  /** A sign-up returns the customer and a cart. */
  readonly customer?: { readonly id: string };
}

/** REST and GraphQL requests of one client. `cleanUp` deletes what it created, newest first. */
export class ProjectClient {
  readonly #settings: PlatformSettings;
  readonly #token: string;
  readonly #fetch: typeof fetch;
  readonly #created: string[] = [];

  private constructor(settings: PlatformSettings, token: string, send: typeof fetch) {
    this.#settings = settings;
    this.#token = token;
    this.#fetch = send;
  }

  static async connect(settings: PlatformSettings, send = fetch): Promise<ProjectClient> {
    const response = await send(`${settings.authUrl}/oauth/token`, {
      method: "POST",
      headers: { Authorization: `Basic ${btoa(`${settings.clientId}:${settings.clientSecret}`)}` },
      body: new URLSearchParams({ grant_type: "client_credentials" }),
    });
    const answer: { access_token?: string } = await response.json();
    if (!answer.access_token) throw new Error(`The platform returned no token: ${JSON.stringify(answer)}`);
    return new ProjectClient(settings, answer.access_token, send);
  }

  /** Sends a REST request; the path starts after the project's key. Records what a POST creates with 201. */
  async send<Shape = Body>(method: string, path: string, draft?: object): Promise<Answer<Shape>> {
    const send = this.#fetch;
    const response = await send(`${this.#settings.apiUrl}/${this.#settings.projectKey}/${path}`, {
      method,
      headers: { Authorization: `Bearer ${this.#token}`, "Content-Type": "application/json" },
      ...(draft ? { body: JSON.stringify(draft) } : {}),
    });
    const body: Shape & Created = await response.json();
    if (method === "POST" && response.status === 201) this.#remember(path, body);
    return { status: response.status, body };
  }

  graphql(query: string, variables: object = {}): Promise<Answer> {
    return this.send("POST", "graphql", { query, variables });
  }

  /** Creates a resource that a behaviour needs. */
  async create(path: string, draft: object): Promise<Body> {
    const { status, body } = await this.send<Body & { readonly customer?: Body }>("POST", path, draft);
    if (status !== 201) throw new Error(`No ${path} of ${JSON.stringify(draft)}: ${JSON.stringify(body)}`);
    return body.customer ?? body;
  }

  /** Updates a resource; its actions have REST's format. */
  update(path: string, { id, version }: Body, ...actions: object[]): Promise<Answer> {
    return this.send("POST", `${path}/${id}`, { version, actions });
  }

  /** Deletes what was created; returns what could not be deleted. */
  async cleanUp(): Promise<readonly string[]> {
    const left: string[] = [];
    for (const place of this.#created.reverse()) {
      if (!(await this.#isDeleted(place))) left.push(place);
    }
    return left;
  }

  async #isDeleted(place: string): Promise<boolean> {
    const { status, body } = await this.send("GET", place);
    if (status === 404) return true;
    let { version } = body;
    if (place.startsWith("products/")) {
      const [path, id = ""] = place.split("/");
      const unpublished = await this.update(`${path}`, { ...body, id }, { action: "unpublish" });
      version = unpublished.body.version;
    }
    return (await this.send("DELETE", `${place}?version=${version}`)).status === 200;
  }

  #remember(path: string, { id, customer }: Created): void {
    this.#created.push(`${path.replace(/\/import$/, "")}/${customer?.id ?? id}`);
  }
}
