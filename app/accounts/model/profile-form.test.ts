import { describe, expect, it } from "vitest";
import {
  checkProfileForm,
  findChangedElsewhere,
  mergeProfileValues,
  type ProfileValues,
  readProfileForm,
  toProfileChanges,
} from "./profile-form";

const now = new Date("2026-11-23T06:00:00Z");
const jana: ProfileValues = {
  customerType: "PRIVATE",
  firstName: "Jana",
  lastName: "Nováková",
  companyName: "",
  vatId: "",
  dateOfBirth: "1986-05-14",
  locale: "sk-SK",
};
const company: ProfileValues = {
  ...jana,
  customerType: "COMPANY",
  companyName: "Gruber GmbH",
  vatId: "ATU12345678",
};
const slovakia = { locales: ["sk-SK"] as const };

describe("the form of a profile", () => {
  it.each([
    [{}, {}],
    [{ firstName: "" }, { firstName: "required" }],
    [{ dateOfBirth: "2026-12-01" }, { dateOfBirth: "date" }],
    [{ dateOfBirth: "1986-02-30" }, { dateOfBirth: "date" }],
    [{ dateOfBirth: "" }, {}],
    [{ customerType: "KING" }, { customerType: "oneOf" }],
    [{ customerType: "COMPANY" }, { companyName: "required" }],
    [{ vatId: "nonsense" }, {}],
    [{ ...company, vatId: "SKx" }, { vatId: "vat" }],
    [{ ...company }, {}],
    [{ locale: "de-AT" }, { locale: "oneOf" }],
  ] as const)("with %j: %j", (typed, errors) => {
    expect(checkProfileForm({ ...jana, ...typed }, slovakia, now)).toEqual(errors);
  });

  it("reads a number of the country whose prefix it has, else of the shop's own", () => {
    const read = (vatId: string) => {
      const form = new FormData();
      form.set("vatId", vatId);
      return readProfileForm(form, { code: "SK" }).values.vatId;
    };
    expect(read("2020 2020 20")).toBe("SK2020202020");
    expect(read("atu 1234 5678")).toBe("ATU12345678");
    expect(read("")).toBe("");
  });
});

describe("a change of the profile", () => {
  it("writes what is another, with the platform's own actions", () => {
    expect(toProfileChanges({ ...jana, lastName: "Kováčová", dateOfBirth: "" }, jana)).toEqual([
      { setLastName: { lastName: "Kováčová" } },
      { setDateOfBirth: { dateOfBirth: null } },
    ]);
    expect(toProfileChanges(jana, jana)).toEqual([]);
  });

  it("takes company and VAT number away with the company", () => {
    expect(toProfileChanges({ ...company, customerType: "PRIVATE" }, company)).toEqual([
      { setCompanyName: { companyName: null } },
      { setVatId: { vatId: null } },
    ]);
  });
});

describe("a profile that was changed elsewhere meanwhile", () => {
  const current = { ...jana, firstName: "Johana", lastName: "Malá" };
  const typed = { ...jana, lastName: "Kováčová" };

  it("says what it has by now", () => {
    expect(findChangedElsewhere(jana, current)).toEqual({ firstName: "Johana", lastName: "Malá" });
    expect(findChangedElsewhere(jana, jana)).toEqual({});
  });

  it("keeps what was typed, and takes the news where nothing was", () => {
    expect(mergeProfileValues(typed, jana, current)).toMatchObject({
      firstName: "Johana",
      lastName: "Kováčová",
    });
  });
});
