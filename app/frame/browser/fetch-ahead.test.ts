import { expect, it } from "vitest";
import { createAhead } from "./fetch-ahead";

const origin = "https://de.example";
const mixer = "/mixer-10010000/_.data?_routes=catalogue%2Froutes%2Fby-slug";

function open() {
  const asked: string[] = [];
  const sent: Promise<Response>[] = [];
  const answers = { status: 200 };
  const clock = { ms: 0 };
  const ahead = createAhead({
    origin: () => origin,
    now: () => clock.ms,
    fetch(request) {
      const address = new Request(new URL(typeof request === "string" ? request : request.url, origin)).url;
      asked.push(address.slice(origin.length));
      const answer = Promise.resolve(new Response(`answer ${asked.length}`, { status: answers.status }));
      sent.push(answer);
      return answer;
    },
  });
  const click = async (path: string) => (await ahead.fetch(new Request(origin + path))).text();
  return { ahead, asked, sent, answers, clock, click };
}

it("gives a click what was fetched when the pointer rested, however the router names its routes", async () => {
  const { ahead, asked, click } = open();
  ahead.prepare(mixer);
  expect(await click("/mixer-10010000/_.data")).toBe("answer 1");
  expect(asked).toEqual([mixer]);
});

it("asks once for a link on which the pointer rests again, and anew for the next click", async () => {
  const { ahead, asked, click } = open();
  ahead.prepare(mixer);
  ahead.prepare(mixer);
  await click(mixer);
  expect(await click(mixer)).toBe("answer 2");
  expect(asked).toHaveLength(2);
});

it("asks anew after half a minute, also where the pointer came back meanwhile", async () => {
  const { ahead, clock, click } = open();
  ahead.prepare(mixer);
  clock.ms = 20_000;
  ahead.prepare(mixer);
  clock.ms = 30_000;
  expect(await click(mixer)).toBe("answer 2");
});

it("keeps no failure", async () => {
  const { ahead, sent, answers, click } = open();
  answers.status = 503;
  ahead.prepare(mixer);
  await Promise.all(sent);
  expect(await click(mixer)).toBe("answer 2");
});

it("keeps the last four links that a pointer passed", async () => {
  const { ahead, asked, click } = open();
  for (const slug of ["a", "b", "c", "d", "e"]) ahead.prepare(`/${slug}/_.data`);
  await click("/b/_.data");
  expect(asked).toHaveLength(5);
  await click("/a/_.data");
  expect(asked).toHaveLength(6);
});

it("does not hold back other pages of the same path", async () => {
  const { ahead, asked, click } = open();
  ahead.prepare("/mixers/_.data?page=2&_routes=x");
  await click("/mixers/_.data?page=3");
  await click("/mixers/_.data?page=2");
  expect(asked).toEqual(["/mixers/_.data?page=2&_routes=x", "/mixers/_.data?page=3"]);
});

it("sends what changes something itself", async () => {
  const { ahead, asked } = open();
  ahead.prepare(mixer);
  await ahead.fetch(new Request(origin + mixer, { method: "POST" }));
  expect(asked).toHaveLength(2);
});
