type Payment = {
  id: string;
  amount: { value: number; currency: string };
  reference: string;
  outcome: string;
};

type Draft = Pick<Payment, "amount" | "reference"> & {
  readonly returnUrl: string;
  readonly metadata?: { readonly attemptId: string };
};

/** A scripted payment provider: payments in memory, outcomes set by the test, calls counted. */
class ProviderStandIn {
  /** Keyed by the provider's session or by the attempt. */
  readonly payments = new Map<string, Payment>();
  readonly calls: string[] = [];
  /** Bodies of `POST /payments`. */
  readonly drafts: Draft[] = [];
  /** Statuses with which the next sessions and payments fail. */
  failures: number[] = [];
  /** Immediate response to `POST /payments`; null: it redirects to a page. */
  direct: Record<string, unknown> | null = null;
  /** While set, captures and cancellations fail. */
  isDown = false;
  /** Executes payments but loses their responses. */
  losesAnswers = false;
  #issued = 0;

  reset(): void {
    this.payments.clear();
    this.calls.length = 0;
    this.drafts.length = 0;
    this.failures = [];
    this.direct = null;
    this.isDown = false;
    this.losesAnswers = false;
  }

  /** Sets the outcome on the provider's page: a session's status, or a payment's result code. */
  end(id: string, outcome: string): void {
    const payment = this.payments.get(id);
    if (payment) this.payments.set(id, { ...payment, outcome });
  }

  /** Counts a payment's captures, cancellations or reversals. */
  count(kind: "captures" | "cancels" | "reversals", id: string): number {
    return this.calls.filter((call) => call.endsWith(`/PSP-${id}/${kind}`)).length;
  }

  async answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    this.calls.push(`${request.method} ${pathname}`);
    const id = pathname.split("/").at(-1) ?? "";
    if (request.method === "GET") return this.#read(id);
    if (id === "details") return this.#readDetails(request);
    const isStart = id === "sessions" || id === "payments";
    const failure = isStart ? this.failures.shift() : undefined;
    if (failure) return Response.json({ status: failure, message: "refused" }, { status: failure });
    if (isStart) return this.#start(request, id === "payments");
    if (this.isDown) return new Response(null, { status: 503 });
    return Response.json({ pspReference: "MOD1", status: "received" }, { status: 201 });
  }

  async #start(request: Request, isDirect: boolean): Promise<Response> {
    const draft: Draft = await request.json();
    // Never reused: late requests of an earlier test's room cannot count for this test.
    this.#issued += 1;
    const id = draft.metadata?.attemptId ?? `CS${this.#issued}`;
    const { amount, reference } = draft;
    const url = `http://provider.test/hosted/${id}`;
    this.payments.set(id, { id, amount, reference, outcome: isDirect ? "Authorised" : "active" });
    if (!isDirect) return Response.json({ id, sessionData: "data", url }, { status: 201 });
    this.drafts.push(draft);
    if (this.losesAnswers) return new Response(null, { status: 503 });
    const action = { type: "redirect", method: "GET", url };
    return Response.json(
      this.direct ? { pspReference: `PSP-${id}`, ...this.direct } : { resultCode: "RedirectShopper", action },
    );
  }

  /** `redirectResult` is the attempt's id. */
  async #readDetails(request: Request): Promise<Response> {
    const { details } = (await request.json()) as { details: { redirectResult: string } };
    const payment = this.payments.get(details.redirectResult);
    if (!payment) return Response.json({ status: 422, errorCode: "14" }, { status: 422 });
    const { id, amount, outcome } = payment;
    return Response.json({ resultCode: outcome, pspReference: `PSP-${id}`, amount });
  }

  #read(id: string): Response {
    const session = this.payments.get(id);
    if (!session) return Response.json({ status: 422, errorCode: "14" }, { status: 422 });
    const { amount, reference, outcome: status } = session;
    const payments =
      status === "completed" ? [{ pspReference: `PSP-${id}`, resultCode: "Authorised", amount }] : [];
    return Response.json({ id, reference, status, payments });
  }
}

export const provider = new ProviderStandIn();
