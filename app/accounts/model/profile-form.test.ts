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

  it("reads a number of the country of its prefix, else of the shop's", () => {
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
  it("writes only differences, with the platform's actions", () => {
    expect(toProfileChanges({ ...jana, lastName: "Kováčová", dateOfBirth: "" }, jana)).toEqual([
      { setLastName: { lastName: "Kováčová" } },
      { setDateOfBirth: { dateOfBirth: null } },
    ]);
    expect(toProfileChanges(jana, jana)).toEqual([]);
  });

  it("removes company and VAT number with the company", () => {
    expect(toProfileChanges({ ...company, customerType: "PRIVATE" }, company)).toEqual([
      { setCompanyName: { companyName: null } },
      { setVatId: { vatId: null } },
    ]);
  });
});

describe("a profile that changed elsewhere meanwhile", () => {
  const current = { ...jana, firstName: "Johana", lastName: "Malá" };
  const typed = { ...jana, lastName: "Kováčová" };

  it("reports the new values", () => {
    expect(findChangedElsewhere(jana, current)).toEqual({ firstName: "Johana", lastName: "Malá" });
    expect(findChangedElsewhere(jana, jana)).toEqual({});
  });

  it("retains the input, and takes new values of untouched fields", () => {
    expect(mergeProfileValues(typed, jana, current)).toMatchObject({
      firstName: "Johana",
      lastName: "Kováčová",
    });
  });
});
