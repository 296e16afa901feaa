import { describe, expect, it } from "vitest";
import {
  clearOtherFields,
  listFormFields,
  parseSupportForm,
  type SupportProblems,
  toPrefilledForm,
} from "./support-form";
import { readSupportPrefill, supportPath } from "./support-path";

const whole = {
  reason: "sales",
  subreason: "discount-request",
  contactName: "Jana Nováková",
  customerEmail: "jana@example.com",
  subject: "Ten welders",
  description: "What do ten cost?",
  productNumber: "10062345",
  quantity: "10",
  phoneNumber: "+43 316 123456",
};

function parse(changes: Readonly<Record<string, string>>) {
  const fields = new FormData();
  for (const [name, value] of Object.entries({ ...whole, ...changes })) fields.set(name, value);
  return parseSupportForm(fields);
}

describe("the support form", () => {
  it("accepts a complete form", () => expect(parse({}).problems).toEqual({}));

  it.each<[Record<string, string>, SupportProblems]>([
    [
      { reason: "", subreason: "" },
      { reason: "required", subreason: "required" },
    ],
    [{ contactName: " " }, { contactName: "required" }],
    [{ customerEmail: "" }, { customerEmail: "required" }],
    [{ customerEmail: "jana@example" }, { customerEmail: "email" }],
    [{ subject: "" }, { subject: "required" }],
    [{ description: " \n " }, { description: "required" }],
    [{ companyName: "", vatId: "" }, {}],
    [
      { productNumber: "", quantity: "", phoneNumber: "" },
      { productNumber: "required", quantity: "required", phoneNumber: "required" },
    ],
    [
      { reason: "order", subreason: "cancel-order" },
      { orderNumber: "required", invoiceNumber: "required" },
    ],
    [{ reason: "payment", subreason: "payment-proof" }, { orderNumber: "required" }],
    [{ reason: "account", subreason: "login-issue", productNumber: "" }, {}],
    [{ productNumber: "1006234" }, { productNumber: "digits" }],
    [{ productNumber: "100623456" }, { productNumber: "digits" }],
    [{ productNumber: "EX100623" }, { productNumber: "digits" }],
    [{ quantity: "0" }, { quantity: "quantity" }],
    [{ quantity: "1.5" }, { quantity: "quantity" }],
    [{ phoneNumber: "+421 905 123" }, {}],
    [{ phoneNumber: "905 123" }, { phoneNumber: "phone" }],
    [{ phoneNumber: "call me" }, { phoneNumber: "phone" }],
    [{ contactName: "x".repeat(81) }, { contactName: "max" }],
  ])("reports for %j: %j", (changes, problems) => expect(parse(changes).problems).toEqual(problems));

  it("lists its fields in the order of the page, with the topic's below the topic", () => {
    const fields = listFormFields({ subreason: "cancel-order", given: [] });
    expect(fields.slice(0, 2)).toEqual(["reason", "subreason"]);
    expect(fields.indexOf("orderNumber")).toBeLessThan(fields.indexOf("contactName"));
    expect(fields.at(-1)).toBe("description");
    for (const field of Object.keys(parse({ reason: "order", subreason: "cancel-order" }).problems))
      expect(fields).toContain(field);
  });

  it("does not check fields that the topic does not have", () => {
    const { form, problems } = parse({ reason: "account", subreason: "login-issue", productNumber: "12" });
    expect(problems).toEqual({});
    expect(clearOtherFields(form).productNumber).toBe("");
  });

  it("resets the subreason when another reason was chosen, and retains all input", () => {
    const { form, problems } = parse({ reason: "returns" });
    expect(problems).toEqual({ subreason: "required" });
    expect(form).toMatchObject({
      reason: "returns",
      subreason: "",
      productNumber: "10062345",
      quantity: "10",
    });
  });

  it("derives the reason from its subreason, if scripts did not set it", () =>
    expect(parse({ reason: "" }).form.reason).toBe("sales"));
});

describe("a URL that opens the form", () => {
  it.each([
    [{}, "/nl/support"],
    [{ request: "manual", product: "10062345" }, "/nl/support?request=manual&product=10062345"],
    [{ reason: "order", order: "4821-0937-5514" }, "/nl/support?reason=order&order=4821-0937-5514"],
  ] as const)("with %j is %s, and is parsed back", (prefill, address) => {
    expect(supportPath("/nl", prefill)).toBe(address);
    expect(readSupportPrefill(new URL(address, "http://be.test").searchParams)).toEqual(prefill);
  });

  it("requests a manual: a product claim, the manual missing in one's language, the product's number", () =>
    expect(toPrefilledForm({ request: "manual", product: "10062345" })).toMatchObject({
      reason: "product-claim",
      subreason: "missing-language-manual",
      productNumber: "10062345",
      given: ["productNumber"],
    }));

  it("requests a quote: sales, a discount request, one piece", () =>
    expect(toPrefilledForm({ request: "quote", product: "10062345" })).toMatchObject({
      reason: "sales",
      subreason: "discount-request",
      productNumber: "10062345",
      quantity: "1",
    }));

  it("ignores unknown values", () =>
    expect(
      readSupportPrefill(new URLSearchParams("request=x&reason=constructor&product=1&order=<b>")),
    ).toEqual({}));

  it("retains the order's number, whatever the topic", () => {
    const form = { ...toPrefilledForm({ order: "4821-0937-5514" }), subreason: "login-issue" };
    expect(clearOtherFields(form).orderNumber).toBe("4821-0937-5514");
  });
});
