import { expect, it } from "vitest";
import { readForm } from "../oauth/api-client.ts";
import { readJson } from "./read-json.ts";

/** The runtime's report of a connection or a chunked encoding that breaks off. */
function postBroken(): Request {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode("{"));
      controller.error(new Error("Network connection lost."));
    },
  });
  const init = { method: "POST", body, duplex: "half" };
  return new Request("http://platform.localhost/ironhall/carts", init);
}

it("refuses a JSON body that breaks off as invalid JSON", async () => {
  await expect(readJson(postBroken())).rejects.toMatchObject({ status: 400, code: "InvalidJsonInput" });
});

it("refuses a form that breaks off as an invalid request", async () => {
  await expect(readForm(postBroken())).rejects.toMatchObject({ status: 400, code: "invalid_request" });
});
