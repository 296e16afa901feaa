import http from "node:http";
import { requireDemo } from "../base/demo-door.ts";
import { type ShopInstance, shopTarget } from "./shop-instances.ts";

/** The cookies of a demo customer of the German shop, signed in on one of the instances: what an account page is asked with. */
export async function signInCustomer(shop: ShopInstance): Promise<string> {
  const { customers, password } = await requireDemo();
  const customer = customers.find(({ country, addresses }) => country === "DE" && addresses.length > 0);
  if (!customer) throw new Error("The demo has no customer in Germany");
  const { url, headers } = shopTarget("sign-in", shop, "/new-ct/customerSignIn");
  const body = JSON.stringify([{ email: customer.email, password }]);
  return new Promise((resolve, reject) => {
    const options = { method: "POST", headers: { ...headers, "content-type": "application/json" } };
    const request = http.request(url, options, (response) => {
      response.resume();
      const cookies = (response.headers["set-cookie"] ?? []).map((cookie) => cookie.split(";", 1)[0]);
      if (response.statusCode === 200) resolve(cookies.join("; "));
      else reject(new Error(`Signing in answered ${response.statusCode}`));
    });
    request.on("error", reject);
    request.end(body);
  });
}
