import type { Customer } from "./customer.ts";
import type { CustomerFacts, CustomerNeeds } from "./customer-facts.ts";

/**
 * One action of the platform on a customer, without side effects. Written as methods so that an action may name the exact
 * input that the schema gives it.
 */
export interface CustomerAction {
  readNeeds?(input: object): CustomerNeeds;
  apply(customer: Customer, input: object, facts: CustomerFacts): Customer;
}
