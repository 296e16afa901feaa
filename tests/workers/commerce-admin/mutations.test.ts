import { beforeAll, describe, expect, it } from "vitest";
import { type Administrator, connect, dataOf } from "./administrator.ts";

let admin: Administrator;

beforeAll(async () => {
  admin = await connect();
});

const text = (value: string) => [{ locale: "en", value }];

describe("the mutations of small resources", () => {
  it("create over GraphQL what REST reads", async () => {
    const created = dataOf(
      await admin.graphql(`mutation {
        createZone(draft: { name: "Alps", key: "alps", locations: [{ country: "AT" }, { country: "CH" }] }) { id version }
        createTaxCategory(draft: { name: "Books", key: "books", rates: [
          { name: "7 %", amount: 0.07, includedInPrice: true, country: "DE" }] }) { id rates { id amount country } }
        createCustomerGroup(draft: { groupName: "Trade", key: "trade" }) { id name }
        createChannel(draft: { key: "vienna", roles: [ProductDistribution], name: [{ locale: "de", value: "Wien" }] }) { id roles name(locale: "de") }
        createTypeDefinition(draft: { key: "flags", name: [{ locale: "en", value: "Flags" }], resourceTypeIds: ["store", "category"],
          fieldDefinitions: [
            { name: "isOpen", label: [{ locale: "en", value: "Open" }], required: false, inputHint: SingleLine, type: { Boolean: {} } }
            { name: "mood", label: [{ locale: "en", value: "Mood" }], required: false, inputHint: SingleLine,
              type: { Set: { elementType: { Enum: { values: [{ key: "good", label: "Good" }] } } } } }
          ] }) { id fieldDefinitions { name type { name } } }
        createStore(draft: { key: "vienna", name: [{ locale: "de", value: "Wien" }], languages: ["de"], countries: [{ code: "AT" }],
          distributionChannels: [{ key: "vienna" }],
          custom: { typeKey: "flags", fields: [{ name: "isOpen", value: "true" }] } }) { id distributionChannels { key } custom { customFieldsRaw { name value } } }
        createShippingMethod(draft: { key: "parcel", name: "Parcel", isDefault: false, taxCategory: { key: "books" }, stores: [{ key: "vienna" }],
          zoneRates: [{ zone: { key: "alps" }, shippingRates: [{ price: { currencyCode: "EUR", centAmount: 590 },
            tiers: [{ CartValue: { minimumCentAmount: 5000, price: { currencyCode: "EUR", centAmount: 290 } } }] }] }] }) {
          id stores { key } zoneRates { zone { key } shippingRates { price { centAmount } tiers { type } } } }
        createProductType(draft: { key: "books", name: "Books", description: "", attributeDefinitions: [
          { name: "binding", label: [{ locale: "en", value: "Binding" }], isRequired: false, isSearchable: true,
            type: { set: { elementType: { lenum: { values: [{ key: "soft", label: [{ locale: "en", value: "Soft" }] }] } } } } }] }) {
          id attributeDefinitions { results { name type { name } } } }
      }`),
    );
    expect(created).toMatchObject({
      createTaxCategory: { rates: [{ id: expect.any(String), amount: 0.07, country: "DE" }] },
      createCustomerGroup: { name: "Trade" },
      createChannel: { roles: ["ProductDistribution"], name: "Wien" },
      createTypeDefinition: {
        fieldDefinitions: [
          { name: "isOpen", type: { name: "Boolean" } },
          { name: "mood", type: { name: "Set" } },
        ],
      },
      createStore: {
        distributionChannels: [{ key: "vienna" }],
        custom: { customFieldsRaw: [{ name: "isOpen", value: true }] },
      },
      createShippingMethod: {
        stores: [{ key: "vienna" }],
        zoneRates: [
          {
            zone: { key: "alps" },
            shippingRates: [{ price: { centAmount: 590 }, tiers: [{ type: "CartValue" }] }],
          },
        ],
      },
      createProductType: { attributeDefinitions: { results: [{ name: "binding", type: { name: "set" } }] } },
    });
    const rest = await admin.read("shipping-methods/key=parcel");
    expect(rest).toMatchObject({ version: 1, stores: [{ typeId: "store", key: "vienna" }] });
  });

  it("update with one field per action, all or nothing", async () => {
    const update = `mutation ($id: String, $version: Long!, $actions: [StoreUpdateAction!]!) {
      updateStore(id: $id, version: $version, actions: $actions) {
        version name(locale: "en") countries { code } custom { customFieldsRaw { name value } } } }`;
    const { id, version } = await admin.read("stores/key=vienna");
    const actions = [
      { setName: { name: text("Vienna") } },
      { addCountry: { country: { code: "DE" } } },
      { setCustomField: { name: "isOpen", value: "false" } },
    ];
    const { updateStore } = dataOf(await admin.graphql(update, { id, version, actions }));
    expect(updateStore).toEqual({
      version: version + 1,
      name: "Vienna",
      countries: [{ code: "AT" }, { code: "DE" }],
      custom: { customFieldsRaw: [{ name: "isOpen", value: false }] },
    });
    const same = dataOf(await admin.graphql(update, { id, version: version + 1, actions }));
    expect(same.updateStore).toMatchObject({ version: version + 1 });
    const stale = await admin.graphql(update, { id, version, actions });
    expect(stale.errors).toMatchObject([{ code: "ConcurrentModification", currentVersion: version + 1 }]);
    const two = await admin.graphql(update, {
      id,
      version: version + 1,
      actions: [{ setName: { name: text("A") }, setLanguages: { languages: ["de"] } }],
    });
    expect(two).toMatchObject({ status: 400, errors: [{ code: "InvalidInput" }] });
    const half = await admin.graphql(update, {
      id,
      version: version + 1,
      actions: [{ setName: { name: text("B") } }, { removeCountry: { country: { code: "FR" } } }],
    });
    expect(half.errors).toMatchObject([{ code: "InvalidOperation", actionIndex: 2 }]);
    expect(await admin.read(`stores/${id}`)).toMatchObject({ version: version + 1, name: { en: "Vienna" } });
  });

  it("report a missing resource as an invalid subject", async () => {
    const gone = await admin.graphql(
      `mutation { deleteCartDiscount(id: "00000000-0000-0000-0000-000000000000", version: 1) { id } }`,
    );
    expect(gone.errors).toMatchObject([
      {
        code: "InvalidSubject",
        message: "The CartDiscount with ID '00000000-0000-0000-0000-000000000000' was not found.",
      },
    ]);
  });

  it("create, change and delete discounts", async () => {
    const made = dataOf(
      await admin.graphql(`mutation {
        createCartDiscount(draft: { key: "tenth", name: [{ locale: "en", value: "A tenth" }], cartPredicate: "1 = 1", sortOrder: "0.71",
          value: { relative: { permyriad: 1000 } }, target: { totalPrice: {} }, requiresDiscountCode: true,
          stores: [{ key: "vienna" }] }) { id version value { type } stores { key } }
        createDiscountCode(draft: { code: "TENTH", cartDiscounts: [{ key: "tenth" }] }) { id version code }
      }`),
    );
    const { createCartDiscount: discount, createDiscountCode: code } = made as Record<
      string,
      { id: string; version: number }
    >;
    expect(discount).toMatchObject({ value: { type: "relative" }, stores: [{ key: "vienna" }] });
    const held = await admin.graphql(
      `mutation { deleteCartDiscount(id: "${discount?.id}", version: 1) { id } }`,
    );
    expect(held.errors).toMatchObject([{ code: "ReferenceExists", referencedBy: "discount-code" }]);
    const changed = dataOf(
      await admin.graphql(`mutation { updateDiscountCode(id: "${code?.id}", version: 1, actions: [
        { setMaxApplications: { maxApplications: 3 } }
        { setValidFromAndUntil: { validFrom: "2026-01-01T00:00:00Z", validUntil: "2030-01-01T00:00:00Z" } }
      ]) { version maxApplications validUntil } }`),
    );
    expect(changed.updateDiscountCode).toEqual({
      version: 2,
      maxApplications: 3,
      validUntil: "2030-01-01T00:00:00.000Z",
    });
    const removed = dataOf(
      await admin.graphql(`mutation {
        deleteDiscountCode(id: "${code?.id}", version: 2) { code }
        deleteCartDiscount(id: "${discount?.id}", version: 1) { key } }`),
    );
    expect(removed).toEqual({ deleteDiscountCode: { code: "TENTH" }, deleteCartDiscount: { key: "tenth" } });
    expect((await admin.get(`cart-discounts/${discount?.id}`)).status).toBe(404);
  });
});
