import http from "node:http";
import { requireDemo } from "../base/demo-door.ts";
import { type ShopInstance, shopTarget } from "./shop-instances.ts";

/** Signs a demo customer of the German shop in on one of the instances; returns the cookies for account pages. */
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
      else reject(new Error(`The sign-in responded ${response.statusCode}`));
    });
    request.on("error", reject);
    request.end(body);
  });
}
