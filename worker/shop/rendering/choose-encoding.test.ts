import { expect, it } from "vitest";
import { chooseEncoding } from "./choose-encoding";

function ask(accepted: string | null, cf?: object): Request {
  const headers: Record<string, string> = accepted === null ? {} : { "accept-encoding": accepted };
  return Object.assign(new Request("https://www.ironhall.sk/", { headers }), cf && { cf });
}

it.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["zstd", null],
  ["", null],
  [null, null],
])("answers %s with %s", (accepted, encoding) => {
  expect(chooseEncoding(ask(accepted), false)).toBe(encoding);
  expect(chooseEncoding(ask(accepted), true)).toBe(encoding);
});

it("chooses the client's first encoding if the local runtime chooses the same", () => {
  const request = ask("br, gzip", { clientAcceptEncoding: "gzip, deflate, br" });
  expect(chooseEncoding(request, true)).toBe("gzip");
  expect(chooseEncoding(request, false)).toBe("br");
});
