import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openClient } from "./open-client.ts";
import { type SearchService, serveSearch } from "./serve-search.ts";
import { fillIndex, machineSettings, machines, toTemporaryName } from "./temporary-index.ts";

let service: SearchService;
const indexName = toTemporaryName("hostile");

beforeAll(async () => {
  service = await serveSearch();
  await fillIndex(openClient(service, "write"), indexName, machineSettings, machines);
}, 120_000);

afterAll(async () => {
  await openClient(service, "write").deleteIndex({ indexName });
  await service.stop();
});

const origin = () => service.url?.origin ?? `https://${service.appId}-dsn.algolia.net`;

async function send(body: string, path = "query", headers: Record<string, string> = {}, method = "POST") {
  const response = await fetch(`${origin()}/1/indexes/${indexName}/${path}`, {
    method,
    body,
    headers: {
      "x-algolia-application-id": service.appId,
      "x-algolia-api-key": service.searchKey,
      ...headers,
    },
  });
  const text = await response.text();
  return { status: response.status, size: text.length, answer: JSON.parse(text) };
}

const repeat = (text: string, times: number) => Array.from({ length: times }, () => text);

describe("a response to a malicious client", () => {
  it.each<readonly [string, () => string]>([
    ["a query of 10 kB", () => JSON.stringify({ query: "scale ".repeat(1_700) })],
    ["a word of 10 kB", () => JSON.stringify({ query: "s".repeat(10_000) })],
    ["control characters", () => JSON.stringify({ query: "scale\u0000\u0007\n\u001b" })],
    [
      "marks of the full text's own language",
      () => JSON.stringify({ query: `" OR * NEAR(a b) ^name: {x} -"` }),
    ],
    ["letters of every kind", () => JSON.stringify({ query: "𝕊cale 秤 ميزان 🏋️ ß ﬁ İ" })],
    ["half a letter", () => '{"query":"scale \\ud800","userToken":"\\udc00"}'],
    ["1,000 characters", () => JSON.stringify({ query: "zwqx scale ".repeat(91).slice(0, 1_000) })],
    ["marks that are never closed", () => JSON.stringify({ query: "scale", highlightPreTag: "<script>" })],
  ])("with %s is complete and short", async (_name, toBody) => {
    const { status, size, answer } = await send(toBody());
    expect(status).toBe(200);
    expect(Array.isArray(answer.hits)).toBe(true);
    expect(size).toBeLessThan(50_000);
  });

  it.each<readonly [string, () => string]>([
    ["10,000 filters", () => JSON.stringify({ filters: repeat("brand:a", 10_000).join(" OR ") })],
    ["10,000 facet filters", () => JSON.stringify({ facetFilters: repeat("brand:a", 10_000) })],
    [
      "parentheses 1,000 deep",
      () => JSON.stringify({ filters: `${"(".repeat(1_000)}brand:a${")".repeat(1_000)}` }),
    ],
    ["NOT 1,000 deep", () => JSON.stringify({ filters: `${"NOT ".repeat(1_000)}brand:a` })],
    ["lists 5,000 deep", () => `{"facetFilters":${"[".repeat(5_000)}${"]".repeat(5_000)}}`],
    ["a list in place of the query", () => JSON.stringify({ query: ["scale"] })],
    ["an object in place of a number", () => JSON.stringify({ hitsPerPage: { a: 1 } })],
    ["a page below the first", () => JSON.stringify({ page: -1 })],
    ["no JSON", () => "{query"],
    ["another JSON", () => "[1, 2]"],
    ["a number that is none", () => JSON.stringify({ numericFilters: ["price>NaN"] })],
    ["50,000 spaces in a filter", () => JSON.stringify({ numericFilters: [`${" ".repeat(50_000)}x`] })],
    ["parameters that are none", () => JSON.stringify({ params: 5 })],
    ["a page below the first among the parameters", () => JSON.stringify({ params: "page=-1" })],
  ])("with %s is a refusal", async (_name, toBody) => {
    const { status, answer } = await send(toBody());
    expect(status).toBe(400);
    expect(answer).toEqual({ status: 400, message: expect.stringMatching(/\w{3}/) });
  });

  it("to a request for a million hits has a limited page", async () => {
    const { status, answer } = await send(JSON.stringify({ query: "", hitsPerPage: 1_000_000 }));
    expect(status === 400 || answer.hitsPerPage === 1_000).toBe(true);
    expect((await send(JSON.stringify({ query: "", page: 999_999 }))).answer).toMatchObject({
      hits: [],
      nbHits: 3,
    });
  });

  it("without a key, or with another application's, reveals no data", async () => {
    const strangers: Record<string, string>[] = [
      { "x-algolia-api-key": "guess" },
      { "x-algolia-application-id": "OTHER" },
    ];
    for (const headers of strangers) {
      const { status, answer } = await send("{}", "query", headers);
      expect(status).toBe(403);
      expect(answer).toEqual({ status: 403, message: "Invalid Application-ID or API key" });
    }
  });

  it("leaves records unchanged when one of a batch is malformed", async () => {
    const requests = [
      { action: "addObject", body: { objectID: "fine", name: "Fine" } },
      { action: "addObject", body: { objectID: { deep: true } } },
    ];
    const { status } = await send(JSON.stringify({ requests }), "batch", {
      "x-algolia-api-key": service.writeKey,
    });
    expect(status).toBe(400);
    expect((await send(JSON.stringify({ query: "fine" }))).answer.nbHits).toBe(0);
  });

  const write = (method: string, path: string, body: string) =>
    send(body, path, { "x-algolia-api-key": service.writeKey }, method);

  it.each<readonly [string, string, string, string]>([
    ["no settings", "PUT", "settings", ""],
    ["settings that queries stumble over", "PUT", "settings", '{"removeWordsIfNoResults":7}'],
    ["a page of less than nothing", "PUT", "settings", '{"hitsPerPage":-3}'],
    ["itself as its replica", "PUT", "settings", JSON.stringify({ replicas: [indexName] })],
    ["an empty batch", "POST", "batch", ""],
    ["records that are none", "POST", "batch", '{"requests":[{"action":"addObject","body":"x"}]}'],
    ["a record without end", "PUT", "long", JSON.stringify({ name: "scale ".repeat(20_000) })],
    [
      "a copy onto itself",
      "POST",
      "operation",
      JSON.stringify({ operation: "copy", destination: indexName }),
    ],
    ["a name for all indexes", "POST", "operation", '{"operation":"copy","destination":"*"}'],
    ["a deletion by empty lists", "POST", "deleteByQuery", '{"facetFilters":[[]]}'],
    ["a deletion by spaces", "POST", "deleteByQuery", '{"filters":"   "}'],
    ["a deletion by a text alone", "POST", "deleteByQuery", '{"params":"query=scale"}'],
    ["half a page", "POST", "browse", '{"hitsPerPage":1.5}'],
  ])("refuses %s and leaves the data unchanged", async (_name, method, path, body) => {
    const { status, answer } = await write(method, path, body);
    expect(answer).toEqual({ status: 400, message: expect.stringMatching(/\w{3}/) });
    expect(status).toBe(400);
    expect((await send(JSON.stringify({ query: "scale" }))).answer.nbHits).toBe(3);
  });

  it.each<readonly [string, string, string]>([
    ["PUT", "settings", '{"hitsPerPage":1}'],
    ["GET", "settings", ""],
    ["POST", "batch", '{"requests":[]}'],
    ["POST", "deleteByQuery", '{"filters":"price>0"}'],
    ["POST", "clear", ""],
    ["POST", "browse", "{}"],
    ["POST", "operation", '{"operation":"move","destination":"gone"}'],
    ["PUT", "scale", '{"name":"mine"}'],
    ["POST", "scale/partial", '{"name":"mine"}'],
    ["DELETE", "scale", ""],
    ["POST", "synonyms/batch", "[]"],
    ["POST", "synonyms/clear", ""],
    ["DELETE", "", ""],
  ])("lets a key without search rights %s %s", async (method, path, body) => {
    const headers = { "x-algolia-api-key": service.searchKey };
    const response = await fetch(`${origin()}/1/indexes/${indexName}/${path}`.replace(/\/$/, ""), {
      method,
      ...(body !== "" && { body }),
      headers: { "x-algolia-application-id": service.appId, ...headers },
    });
    expect(response.status).toBe(403);
    await response.body?.cancel();
  });
});
