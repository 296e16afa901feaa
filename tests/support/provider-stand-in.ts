type Session = {
  id: string;
  amount: { value: number; currency: string };
  reference: string;
  outcome: string;
};

/** A scripted card provider: sessions in memory, outcomes set by the test, calls counted. */
class ProviderStandIn {
  readonly sessions = new Map<string, Session>();
  readonly calls: string[] = [];
  /** Statuses with which the next sessions are refused. */
  failures: number[] = [];
  /** Captures and cancellations fail while it is set. */
  isDown = false;
  #issued = 0;

  reset(): void {
    this.sessions.clear();
    this.calls.length = 0;
    this.failures = [];
    this.isDown = false;
  }

  /** What the shopper did on the hosted page. */
  end(sessionId: string, outcome: "completed" | "refused" | "canceled"): void {
    const session = this.sessions.get(sessionId);
    if (session) this.sessions.set(sessionId, { ...session, outcome });
  }

  /** How often the payment of a session was captured or cancelled. */
  count(kind: "captures" | "cancels", sessionId: string): number {
    return this.calls.filter((call) => call.endsWith(`/PSP-${sessionId}/${kind}`)).length;
  }

  async answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    this.calls.push(`${request.method} ${pathname}`);
    const id = pathname.split("/").at(-1) ?? "";
    if (request.method === "GET") return this.#read(id);
    const failure = id === "sessions" ? this.failures.shift() : undefined;
    if (failure) return Response.json({ status: failure, message: "refused" }, { status: failure });
    if (id === "sessions") return this.#start(request);
    if (this.isDown) return new Response(null, { status: 503 });
    return Response.json({ pspReference: "MOD1", status: "received" }, { status: 201 });
  }

  async #start(request: Request): Promise<Response> {
    const draft = (await request.json()) as Pick<Session, "amount" | "reference">;
    // Never used twice: what a room of an earlier test still does cannot be taken for this test's.
    this.#issued += 1;
    const id = `CS${this.#issued}`;
    this.sessions.set(id, { id, amount: draft.amount, reference: draft.reference, outcome: "active" });
    return Response.json(
      { id, sessionData: "data", url: `http://provider.test/hosted/${id}` },
      { status: 201 },
    );
  }

  #read(id: string): Response {
    const session = this.sessions.get(id);
    if (!session) return Response.json({ status: 422, errorCode: "14" }, { status: 422 });
    const { amount, reference, outcome: status } = session;
    const payments =
      status === "completed" ? [{ pspReference: `PSP-${id}`, resultCode: "Authorised", amount }] : [];
    return Response.json({ id, reference, status, payments });
  }
}

export const provider = new ProviderStandIn();
