import type { IRequest } from "itty-router";
import { describe, expect, it } from "vitest";
import type { SandboxEnvironment } from "../environment";
import { answerVatOffice } from "./answer-vat-office";

/** The desk's entries: every query so far with its body. */
async function query(fields: Readonly<Record<string, string>>, entries: readonly { body: string }[] = []) {
  const body = { anfragendeUstid: "DE812345674", angefragteUstid: "ATU12345678", ...fields };
  const request = { json: async () => body } as unknown as IRequest;
  const serviceLog = { list: async () => entries };
  const env = { ServiceDesk: { getByName: () => serviceLog } } as unknown as SandboxEnvironment;
  return (await answerVatOffice(request, env)).json();
}

const named = { firmenname: "Ironworks GmbH", ort: "Wien" };

describe("the sandbox's tax office", () => {
  it.each([
    ["ATU12345678", "A", "A"],
    ["ATU12347001", "B", "A"],
    ["ATU12347002", "A", "B"],
    ["ATU12347003", "D", "D"],
  ])("compares company and town of %s: %s, %s", async (angefragteUstid, ergFirmenname, ergOrt) => {
    const answer = await query({ ...named, angefragteUstid });
    expect(answer).toMatchObject({ status: "evatr-0000", ergFirmenname, ergOrt, ergPlz: "C" });
  });

  it("compares nothing in a simple query, and reports a missing field in half a qualified one", async () => {
    expect(await query({})).not.toHaveProperty("ergFirmenname");
    expect(await query({ firmenname: "Ironworks GmbH" })).toMatchObject({ status: "evatr-0003" });
  });

  it("compares company and town also if the second try succeeds", async () => {
    const late = { ...named, angefragteUstid: "ATU12349001" };
    const entry = { body: `{"angefragteUstid":"${late.angefragteUstid}"}` };
    expect(await query(late, [entry])).toMatchObject({ status: "evatr-1001" });
    const second = await query(late, [entry, entry]);
    expect(second).toMatchObject({ status: "evatr-0000", ergFirmenname: "A", ergOrt: "A" });
  });
});
