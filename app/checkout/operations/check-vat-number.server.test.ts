import { describe, expect, it } from "vitest";
import { sampleCart } from "../../../tests/support/sample-cart";
import type { VatCheck } from "../../cart/model/cart";
import { type VatHolder, writeVatProof } from "../../cart/model/vat-check";
import { getCountry } from "../../countries/model/country-table";
import { ok } from "../../foundation/result";
import type { VatAnswer } from "../../gateways/vat/vat-gateway";
import {
  checkAddressVat,
  checkBillingVat,
  checkVatNumber,
  type VatDependencies,
} from "./check-vat-number.server";

const ironworks: VatHolder = { company: "Ironworks GmbH", city: "Wien" };
const address = { ...ironworks, country: "AT" } as const;

/** An office that knows one company; `queries`: the queries that it received. */
function createDependencies({ known = null as VatCheck | null, dispatchCountry = "DE" } = {}) {
  const queries: unknown[] = [];
  const compare = (one: string, other: string) => (one === other ? "A" : "B");
  const check: VatDependencies["vat"]["check"] = async (number, _session, holder) => {
    queries.push([number, holder]);
    const answer: VatAnswer = {
      code: 200,
      askedAt: "",
      validFrom: "",
      validUntil: "",
      compared: holder && {
        company: compare(holder.company, ironworks.company),
        city: compare(holder.city, ironworks.city),
      },
      rawResponse: '{"status":"evatr-0000"}',
    };
    return ok(answer);
  };
  const cart = sampleCart({ taxation: { mode: "Platform", rates: [], vat: known } });
  const dependencies = {
    access: {
      country: getCountry("AT"),
      session: { read: async () => ({ id: "session", cartId: cart.id }) },
      cartRoom: { read: async () => ok(cart) },
    },
    catalogue: {
      loadStoreSettings: async () => ok({ isVatValidationEnabled: true, dispatchCountry }),
    },
    vat: { ownNumber: "DE812345674", check },
    log: { warn: () => undefined },
  };
  return { queries, dependencies: dependencies as unknown as VatDependencies };
}

describe("the validation of a VAT number", () => {
  it("queries the office with company and town, and stores both with the response", async () => {
    const { dependencies, queries } = createDependencies();
    const finding = await checkAddressVat(dependencies, "ATU12345678", address);
    expect(queries).toEqual([["ATU12345678", ironworks]]);
    expect(finding).toMatchObject({ outcome: "valid", check: { isValid: true } });
    expect(JSON.parse(finding.check.rawResponse)).toEqual({
      ...ironworks,
      match: "confirmed",
      response: '{"status":"evatr-0000"}',
    });
  });

  it.each([[{ ...address, company: "Borrowers KG" }], [{ ...address, city: "Linz" }]])(
    "does not confirm a number for another name: %j",
    async (other) => {
      const finding = await checkAddressVat(createDependencies().dependencies, "ATU12345678", other);
      expect(finding).toMatchObject({ outcome: "other-name", check: { isValid: false } });
    },
  );

  it("does not query a number of another country than the address", async () => {
    const { dependencies, queries } = createDependencies();
    expect((await checkAddressVat(dependencies, "IE1234567WA", address)).outcome).toBe("invalid");
    expect(queries).toEqual([]);
  });

  it("does not query a number of the country of dispatch, but one of the shop's country", async () => {
    const home = createDependencies({ dispatchCountry: "AT" });
    expect((await checkVatNumber(home.dependencies, "ATU12345678", ironworks)).outcome).toBe("not-asked");
    expect((await checkVatNumber(createDependencies().dependencies, "ATU12345678", ironworks)).outcome).toBe(
      "valid",
    );
  });

  it("queries again when the billed company is not the confirmed one", async () => {
    const rawResponse = writeVatProof("{}", ironworks, "confirmed");
    const known = { number: "ATU12345678", isValid: true, rawResponse };
    const same = createDependencies({ known });
    expect(await checkBillingVat(same.dependencies, { ...address, vatNumber: known.number })).toMatchObject({
      outcome: "valid",
      check: known,
    });
    expect(same.queries).toEqual([]);
    const other = createDependencies({ known });
    const borrowed = { ...address, company: "Borrowers KG", vatNumber: known.number };
    expect((await checkBillingVat(other.dependencies, borrowed))?.outcome).toBe("other-name");
    expect(other.queries).toHaveLength(1);
  });

  it("stores that a number is registered to another name", async () => {
    const rawResponse = writeVatProof("{}", ironworks, "other");
    const known = { number: "ATU12345678", isValid: false, rawResponse };
    const { dependencies, queries } = createDependencies({ known });
    const finding = await checkBillingVat(dependencies, { ...address, vatNumber: known.number });
    expect([finding?.outcome, queries.length]).toEqual(["other-name", 0]);
  });
});
