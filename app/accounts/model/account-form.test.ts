import { describe, expect, it } from "vitest";
import { checkAccountForm, readAccountForm, withoutSecrets } from "./account-form";

const person = { email: "jana@example.sk", firstName: "Jana", lastName: "Li" };

describe("the forms of an account", () => {
  it.each([
    ["sign-in", { email: "jana@example.sk", password: "x" }, {}],
    ["sign-in", { email: "jana", password: "" }, { email: "email", password: "required" }],
    ["create-account", { ...person, password: "hammer42" }, {}],
    ["create-account", { ...person, password: "hammers!" }, { password: "password" }],
    ["create-account", { ...person, password: "short1" }, { password: "min" }],
    ["create-account", { ...person, customerType: "COMPANY", password: "hammer42" }, { company: "required" }],
    [
      "create-account",
      { ...person, customerType: "COMPANY", company: "Ironworks", password: "hammer42" },
      {},
    ],
    ["create-account", { ...person, customerType: "CAT", password: "hammer42" }, { customerType: "oneOf" }],
    ["request-reset", { email: "" }, { email: "required" }],
    ["choose-password", { password: "12345678" }, { password: "password" }],
  ] as const)("%s of %j: %j", (purpose, values, errors) => {
    expect(checkAccountForm(purpose, values)).toEqual(errors);
  });

  it("leave a password unchanged, and never send it back", () => {
    const form = new FormData();
    form.set("email", " jana@example.sk ");
    form.set("password", " ham mer42 ");
    const values = readAccountForm(form);
    expect(values).toEqual({ email: "jana@example.sk", password: " ham mer42 " });
    expect(JSON.stringify(withoutSecrets(values))).not.toContain("mer42");
  });
});
