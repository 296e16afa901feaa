import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ResourceKind, resourceKinds } from "../../../scripts/import/resource-kind.ts";
import { type BadRequest, type Refusal, send } from "./bad-request.ts";
import { digestDatabase, type StockedPlatform, stockPlatform } from "./stocked-platform.ts";
import { thin } from "./thin.ts";
import { listWrongArguments } from "./wrong-arguments.ts";
import { listWrongCommands } from "./wrong-commands.ts";
import { listWrongDrafts } from "./wrong-drafts.ts";
import { listWrongQuestions, listWrongRestQuestions } from "./wrong-questions.ts";
import { listWrongDocuments, listWrongTokens } from "./wrong-tokens.ts";
import { listWrongValues } from "./wrong-values.ts";

/** Number of concurrent requests. */
const AT_ONCE = 8;
const MIN_REQUESTS = 5_000;
const startUpMs = 90_000;

let platform: StockedPlatform;
let token: string;
let sent = 0;

beforeAll(async () => {
  platform = await stockPlatform();
  token = await takeToken();
}, startUpMs);

afterAll(() => platform?.stop());

function credentials(): string {
  const { clientId, clientSecret } = platform.settings;
  return `Basic ${btoa(`${clientId}:${clientSecret}`)}`;
}

async function takeToken(): Promise<string> {
  const response = await fetch(`${platform.settings.authUrl}/oauth/token`, {
    method: "POST",
    headers: { Authorization: credentials() },
    body: new URLSearchParams({ grant_type: "client_credentials" }),
  });
  const answer: { access_token: string } = await response.json();
  return answer.access_token;
}

/**
 * Reports a refusal in the platform's format.
 * A 4xx over REST, also 200 over GraphQL, each error with a code.
 */
function isRefused({ status, codes }: Refusal): boolean {
  return (
    status < 500 &&
    codes.length > 0 &&
    codes.every((code) => /^[A-Za-z_]+$/.test(code) && code !== "General" && code !== "none")
  );
}

/** Sends all requests; returns those that were accepted, or refused in another format than the platform's. */
async function findUnrefused(requests: readonly BadRequest[]): Promise<readonly Refusal[]> {
  const unrefused: Refusal[] = [];
  for (let start = 0; start < requests.length; start += AT_ONCE) {
    const answers = await Promise.all(
      requests.slice(start, start + AT_ONCE).map((request) => send(request, platform.settings.apiUrl, token)),
    );
    unrefused.push(...answers.filter((answer) => !isRefused(answer)));
  }
  sent += requests.length;
  return unrefused;
}

async function readOne(kind: ResourceKind): Promise<{ id: string; version: number } | undefined> {
  const response = await fetch(`${platform.settings.apiUrl}/ironhall/${kind}?limit=1`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const answer: { results?: { id: string; version: number }[] } = await response.json();
  return answer.results?.[0];
}

const updatable = resourceKinds.filter((kind) => kind !== "custom-objects");

describe("a bad request gets the platform's error code and has no effect", () => {
  it.each<[string, () => Promise<readonly BadRequest[]>]>([
    ["documents and bodies", async () => listWrongDocuments()],
    ["tokens, clients and grants", async () => listWrongTokens(credentials())],
    ["arguments of another type", async () => listWrongArguments(30)],
    ["predicates, sorts and pages over GraphQL", async () => listWrongQuestions()],
    ["predicates, sorts and pages over REST", async () => listWrongRestQuestions(resourceKinds)],
    [
      "drafts",
      async () => resourceKinds.flatMap((kind) => thin(listWrongDrafts(kind, platform.draftsOf(kind)), 250)),
    ],
    [
      "values and references that there are not",
      async () => updatable.flatMap((kind) => thin(listWrongValues(kind, platform.draftsOf(kind)), 150)),
    ],
    [
      "updates, reads and deletes",
      async () => {
        const lists = updatable.map(async (kind) => {
          const known = await readOne(kind);
          return known ? listWrongCommands(kind, known.id, known.version) : [];
        });
        return (await Promise.all(lists)).flat();
      },
    ],
  ])("%s", { timeout: 240_000 }, async (_name, list) => {
    const requests = await list();
    const before = await digestDatabase(platform);
    expect(await findUnrefused(requests)).toEqual([]);
    expect(await digestDatabase(platform)).toEqual(before);
  });

  it(`sends at least ${MIN_REQUESTS} of them`, () => expect(sent).toBeGreaterThanOrEqual(MIN_REQUESTS));
});
