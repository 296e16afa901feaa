import type { Owner } from "./cast-of-owners.ts";

/** A request by which one owner tries to read or change another owner's data. */
export interface Attack {
  readonly name: string;
  readonly document?: string;
  readonly variables?: object;
  readonly rest?: {
    readonly method: "GET" | "POST" | "DELETE";
    readonly path: string;
    readonly body?: object;
  };
}

const CART = "id version customerEmail shippingAddress { city }";

function onCarts(victim: Owner): readonly Attack[] {
  const { id, version } = victim.cart;
  const change = (mutation: string, type: string) => ({
    name: mutation,
    document: `mutation($id: String!, $version: Long!, $actions: [${type}!]!) {
      ${mutation}(id: $id, version: $version, actions: $actions) { ${CART} } }`,
    variables: { id, version, actions: [{ setLocale: { locale: "en" } }] },
  });
  const remove = (mutation: string) => ({
    name: mutation,
    document: `mutation { ${mutation}(id: "${id}", version: ${version}) { ${CART} } }`,
  });
  return [
    change("updateCart", "CartUpdateAction"),
    change("updateMyCart", "MyCartUpdateAction"),
    remove("deleteCart"),
    remove("deleteMyCart"),
    {
      name: "createOrderFromCart",
      document: `mutation { createOrderFromCart(draft: { id: "${id}", version: ${version} }) { id shippingAddress { city } } }`,
    },
    {
      name: "createMyOrderFromCart",
      document: `mutation { createMyOrderFromCart(draft: { id: "${id}", version: ${version} }) { id shippingAddress { city } } }`,
    },
    {
      name: "createCart for another",
      document: `mutation($draft: CartDraft!) { createCart(draft: $draft) { id } }`,
      variables: {
        draft: { currency: "EUR", customerId: victim.customerId, anonymousId: victim.anonymousId },
      },
    },
    { name: "shippingMethodsByCart", document: `{ shippingMethodsByCart(id: "${id}") { id name } }` },
  ];
}

function onOwnCart(thief: Owner, victim: Owner): readonly Attack[] {
  const change = (name: string, action: object) => ({
    name,
    document: `mutation($id: String!, $version: Long!, $actions: [CartUpdateAction!]!) {
      updateCart(id: $id, version: $version, actions: $actions) { ${CART} paymentInfo { payments { interfaceId } } } }`,
    variables: { id: thief.cart.id, version: thief.cart.version, actions: [action] },
  });
  const gift = victim.customerId
    ? change("setCustomerId", { setCustomerId: { customerId: victim.customerId } })
    : change("setAnonymousId", { setAnonymousId: { anonymousId: victim.anonymousId } });
  return [change("addPayment", { addPayment: { payment: { id: victim.payment.id } } }), gift];
}

function onOrdersAndPayments(thief: Owner, victim: Owner): readonly Attack[] {
  const { order, payment } = victim;
  const gift = victim.customerId
    ? { setCustomer: { customer: { id: victim.customerId } } }
    : { setAnonymousId: { anonymousId: victim.anonymousId } };
  const pay = (mutation: string, type: string, target: Owner["payment"], actions: object[]) => ({
    name: mutation,
    document: `mutation($id: String!, $version: Long!, $actions: [${type}!]!) {
      ${mutation}(id: $id, version: $version, actions: $actions) { id } }`,
    variables: { id: target.id, version: target.version, actions },
  });
  const amount = { currencyCode: "EUR", centAmount: 1 };
  return [
    {
      name: "updateOrder",
      document: `mutation($actions: [OrderUpdateAction!]!) {
        updateOrder(orderNumber: "${order.orderNumber}", version: ${order.version}, actions: $actions) { id shippingAddress { city } } }`,
      variables: { actions: [{ changeOrderState: { orderState: "Cancelled" } }] },
    },
    pay("updatePayment", "PaymentUpdateAction", payment, [{ setInterfaceId: { interfaceId: "stolen" } }]),
    pay("updateMyPayment", "MyPaymentUpdateAction", payment, [{ changeAmountPlanned: { amount } }]),
    pay("updatePayment", "PaymentUpdateAction", thief.payment, [gift]),
    {
      name: "createPayment for another",
      document: "mutation($draft: PaymentDraft!) { createPayment(draft: $draft) { id } }",
      variables: {
        draft: {
          amountPlanned: { currencyCode: "EUR", centAmount: 1 },
          anonymousId: victim.anonymousId,
          ...(victim.customerId ? { customer: { typeId: "customer", id: victim.customerId } } : {}),
        },
      },
    },
  ];
}

function onSessions(victim: Owner): readonly Attack[] {
  const session = { anonymousCart: { id: victim.cart.id }, anonymousId: victim.anonymousId };
  const signUp = (name: string, draft: object) => ({
    name,
    document: `mutation($draft: CustomerSignUpDraft!) { customerSignUp(draft: $draft) { cart { ${CART} } } }`,
    variables: { draft: { email: `thief-${crypto.randomUUID()}@example.com`, password: "x", ...draft } },
  });
  return [
    signUp("customerSignUp with a cart", { anonymousCart: session.anonymousCart }),
    ...(victim.anonymousId
      ? [signUp("customerSignUp with a session", { anonymousId: victim.anonymousId })]
      : []),
  ];
}

function onCustomers({ customerId: id, email, addressId }: Owner): readonly Attack[] {
  if (!id) return [];
  const update = `mutation($actions: [CustomerUpdateAction!]!) {
    updateCustomer(id: "${id}", version: 1, actions: $actions) { id lastName addresses { city } } }`;
  const rest = (name: string, method: "GET" | "POST" | "DELETE", path: string, body?: object) => ({
    name,
    rest: { method, path, ...(body ? { body } : {}) },
  });
  const actions = [{ action: "setLastName", lastName: "stolen" }];
  return [
    { name: "rename", document: update, variables: { actions: [{ setLastName: { lastName: "stolen" } }] } },
    {
      name: "changeEmail",
      document: update,
      variables: { actions: [{ changeEmail: { email: "thief@example.com" } }] },
    },
    { name: "removeAddress", document: update, variables: { actions: [{ removeAddress: { addressId } }] } },
    {
      name: "customerCreatePasswordResetToken",
      document: `mutation { customerCreatePasswordResetToken(email: "${email}") { value } }`,
    },
    {
      name: "customerCreateEmailVerificationToken",
      document: `mutation { customerCreateEmailVerificationToken(id: "${id}", ttlMinutes: 10) { value } }`,
    },
    rest("read over REST", "GET", `customers/${id}`),
    rest("read by key over REST", "GET", `customers/key=key-${email.split("@")[0]}`),
    rest("read in the store over REST", "GET", `in-store/key=shop_sk/customers/${id}`),
    rest("change over REST", "POST", `customers/${id}`, { version: 1, actions }),
    rest("change in the store over REST", "POST", `in-store/key=shop_sk/customers/${id}`, {
      version: 1,
      actions,
    }),
    rest("delete over REST", "DELETE", `customers/${id}?version=1`),
    rest("ask for a proof over REST", "POST", "customers/password-token", { email }),
    rest("ask for a store's proof over REST", "POST", "in-store/key=shop_sk/customers/password-token", {
      email,
    }),
    rest("ask for a mailed proof over REST", "POST", "customers/email-token", { id, ttlMinutes: 10 }),
    rest("guess a password over REST", "POST", "customers/password", {
      id,
      version: 1,
      currentPassword: "guess",
      newPassword: "stolen",
    }),
  ];
}

function overRest({ cart, order, payment }: Owner): readonly Attack[] {
  const reads = [
    `carts/${cart.id}`,
    `orders/${order.id}`,
    `orders/order-number=${order.orderNumber}`,
    `payments/${payment.id}`,
  ];
  const lists = [
    "customers",
    "in-store/key=shop_sk/customers",
    "carts",
    "orders",
    "payments",
    "messages",
    "me",
  ];
  const where = encodeURIComponent("id is defined or id is not defined");
  return [
    ...reads.flatMap((path) => [path, `in-store/key=shop_sk/${path}`]),
    ...lists.flatMap((path) => [path, `${path}?where=${where}`]),
  ].map((path) => ({ name: path, rest: { method: "GET", path } }));
}

/** Lists all attacks of one owner on another besides the generated queries. */
export function listAttacks(thief: Owner, victim: Owner): readonly Attack[] {
  return [
    ...onCarts(victim),
    ...onOwnCart(thief, victim),
    ...onOrdersAndPayments(thief, victim),
    ...onSessions(victim),
    ...onCustomers(victim),
    ...overRest(victim),
  ];
}
