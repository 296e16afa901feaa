import { type Behaviour, refusal } from "./behaviour.ts";
import type { Answer, Body } from "./project-client.ts";
import type { Shop } from "./stock-shop.ts";

const password = "correct horse battery";

const emailOf = (name: string) => `${name}@example.com`;

interface SignedIn {
  readonly customer: Body;
  readonly cart?: Body & { readonly cartState: string };
}

interface Cast {
  readonly customer: Body;
  readonly email: string;
  readonly own: Body;
  readonly guest: Body;
  signIn(draft: object): Promise<Answer<SignedIn>>;
}

function signUp(shop: Shop, email: string, more: object = {}): Promise<Body> {
  return shop.client.create("customers", { email, password, ...more });
}

/** Creates a customer with three items in the cart, who as a guest put seven and another product into another cart. */
async function prepare(shop: Shop): Promise<Cast> {
  const name = shop.newName();
  const email = emailOf(name);
  const customer = await signUp(shop, email);
  const own = await shop.cart({ customerId: customer.id }, ["c108", 3]);
  const guest = await shop.cart({ anonymousId: name }, ["c108", 7], ["c14", 1]);
  const signIn = (draft: object) =>
    shop.client.send<SignedIn>("POST", "login", { email, password, ...draft });
  return { customer, email, own, guest, signIn };
}

const cartOf = ({ id }: Body) => ({ anonymousCart: { typeId: "cart", id } });

/** Which carts a sign-in leaves, and what it refuses. */
export const signInBehaviours: readonly Behaviour[] = [
  {
    name: "3.9 a merge takes the larger quantity of 3 and 7; the guest's cart is Merged, the customer's goes on",
    async ask(shop) {
      const { own, guest, signIn } = await prepare(shop);
      const { status, body } = await signIn(cartOf(guest));
      const former = (await shop.client.send("GET", `carts/${guest.id}`)).body;
      return { status, cart: body.cart, isOwn: body.cart?.id === own.id, former };
    },
    expected: {
      status: 200,
      isOwn: true,
      cart: { cartState: "Active", lineItems: [{ quantity: 7 }, { quantity: 1 }] },
      former: { cartState: "Merged" },
    },
  },
  {
    name: "3.9 UseAsNewActiveCustomerCart: the guest's cart becomes the customer's active one, with its id",
    async ask(shop) {
      const { customer, guest, signIn } = await prepare(shop);
      const { body } = await signIn({
        ...cartOf(guest),
        anonymousCartSignInMode: "UseAsNewActiveCustomerCart",
      });
      const query = `{ customerActiveCart(customerId: "${customer.id}") { id } }`;
      const active = JSON.stringify(await shop.client.graphql(query));
      return { isGuests: body.cart?.id === guest.id, isActive: active.includes(guest.id), cart: body.cart };
    },
    expected: {
      isGuests: true,
      isActive: true,
      cart: { cartState: "Active", lineItems: [{ quantity: 7 }, { quantity: 1 }] },
    },
  },
  {
    name: "3.9 without a cart of the customer's the guest's becomes it",
    async ask(shop) {
      const { own, guest, customer, signIn } = await prepare(shop);
      await shop.client.send("DELETE", `carts/${own.id}?version=${own.version}`);
      const { body } = await signIn(cartOf(guest));
      const { customerId } = { customerId: "", ...body.cart };
      return [body.cart?.id === guest.id, customerId === customer.id];
    },
    expected: [true, true],
  },
  {
    name: "3.9 a cart of another session than the named: InvalidOperation",
    async ask(shop) {
      const { guest, signIn } = await prepare(shop);
      return signIn({ ...cartOf(guest), anonymousId: shop.newName() });
    },
    expected: refusal(400, { code: "InvalidOperation" }),
  },
  {
    name: "3.2 a wrong password: InvalidCredentials",
    async ask(shop) {
      const { email } = await prepare(shop);
      return shop.client.send("POST", "login", { email, password: "wrong horse battery" });
    },
    expected: refusal(400, {
      code: "InvalidCredentials",
      message: "Account with the given credentials not found.",
    }),
  },
  {
    name: "3.9 an e-mail address is unique whatever its case: DuplicateField (REST)",
    async ask(shop) {
      const { email } = await prepare(shop);
      return shop.client.send("POST", "customers", { email: email.toUpperCase(), password });
    },
    expected: refusal(400, {
      code: "DuplicateField",
      field: "email",
      message: "There is already an existing customer with the provided email.",
    }),
  },
  {
    name: "3.2 an e-mail address that is taken: DuplicateField with its words (GraphQL)",
    async ask(shop) {
      const { email } = await prepare(shop);
      const query = `mutation($draft: CustomerSignUpDraft!) { customerSignUp(draft: $draft) { customer { id } } }`;
      const { body } = await shop.client.graphql(query, { draft: { email, password } });
      return JSON.parse(JSON.stringify(body).replaceAll(email, "EMAIL"));
    },
    expected: {
      errors: [
        {
          message: `There is already an existing customer with the email '"EMAIL"'.`,
          extensions: { code: "DuplicateField", field: "email", duplicateValue: "EMAIL" },
        },
      ],
    },
  },
];
