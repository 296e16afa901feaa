import { type IRequest, IttyRouter } from "itty-router";
import { type Environment, type PlatformBinding, parseEnvironment } from "./requests/environment.ts";
import { type Question, readQuestions } from "./requests/read-question.ts";
import { ServiceError } from "./requests/service-error.ts";
import type { Answer, Recommender } from "./store/recommender.ts";

export { Recommender } from "./store/recommender.ts";

interface RecommendationBindings extends PlatformBinding {
  readonly Recommender: DurableObjectNamespace<Recommender>;
}

type Asked = IRequest & Request;
const router = IttyRouter<Asked, [Environment, RecommendationBindings]>();

router.post("/data/v2/projects/:token/customers/attributes", answerAttributes);

/** The one object of a project. */
function openRecommender({ Recommender }: RecommendationBindings, { projectToken }: Environment) {
  return Recommender.get(Recommender.idFromName(projectToken));
}

/** The published protocol's "customer attributes": a result for each attribute, in their order. */
async function answerAttributes(
  request: Asked,
  environment: Environment,
  bindings: RecommendationBindings,
): Promise<Response> {
  requireKey(request, environment);
  if (request.params.token !== environment.projectToken) throw new ServiceError(404, "unknown project");
  const parsed = await readQuestions(request);
  const questions = parsed.filter((question) => typeof question !== "string");
  const answers = questions.length > 0 ? await openRecommender(bindings, environment).answer(questions) : [];
  const bySource = new Map(questions.map((question, at) => [question, answers[at]]));
  const results = parsed.map((question) =>
    typeof question === "string"
      ? { success: false, error: question }
      : { success: true, value: toValue(question, bySource.get(question)) },
  );
  return Response.json({ success: true, results });
}

function toValue({ engine }: Question, answer: Answer | undefined) {
  return (answer?.skus ?? []).map((sku) => ({
    item_id: sku,
    recommendation_id: engine,
    recommendation_variant_id: null,
    engine_name: answer?.engineName,
  }));
}

export default {
  async fetch(request: Request, bindings: RecommendationBindings): Promise<Response> {
    try {
      const found: Response | undefined = await router.fetch(request, parseEnvironment(bindings), bindings);
      return found ?? toErrorResponse(404, "not found");
    } catch (error) {
      if (error instanceof ServiceError) return toErrorResponse(error.status, error.message);
      console.error("The recommendations failed", error);
      return toErrorResponse(500, "internal error");
    }
  },
  async scheduled(_event, bindings) {
    const startedAt = Date.now();
    const learned = await openRecommender(bindings, parseEnvironment(bindings)).learn();
    console.info(
      JSON.stringify({ event: "recommendations-learned", ...learned, ms: Date.now() - startedAt }),
    );
  },
} satisfies ExportedHandler<RecommendationBindings>;

function toErrorResponse(status: number, message: string): Response {
  return Response.json({ success: false, errors: [message] }, { status });
}

type Credentials = { readonly keyId: string; readonly secret: string };

/** Checks key and secret (HTTP Basic, the service's private access). Throws 401. */
function requireKey(request: Request, { keyId, secret }: Credentials): void {
  const given = request.headers.get("authorization") ?? "";
  if (!isSame(given, `Basic ${btoa(`${keyId}:${secret}`)}`)) throw new ServiceError(401, "unauthorized");
}

/** Compares in constant time. */
function isSame(given: string, wanted: string): boolean {
  const encoder = new TextEncoder();
  const left = encoder.encode(given);
  const right = encoder.encode(wanted);
  return left.byteLength === right.byteLength && crypto.subtle.timingSafeEqual(left, right);
}
