/** A whole environment of the shop as a development machine has it; tests change what they are about. */
export const sampleBindings = {
  ASSETS: {},
  CartRoom: {},
  StockRoom: {},
  MessageLedger: {},
  PLATFORM_MESSAGES: {},
  DEPLOYMENT: "local",
  COMMERCE_API_URL: "http://platform.localhost",
  COMMERCE_AUTH_URL: "http://platform.localhost",
  COMMERCE_PROJECT_KEY: "ironhall",
  COMMERCE_CLIENT_ID: "shop",
  COMMERCE_CLIENT_SECRET: "secret",
  SESSION_SECRET: "s".repeat(32),
  PAYMENT_API_URL: "http://sandbox.localhost/checkout/v71",
  PAYMENT_API_KEY: "key",
  PAYMENT_MERCHANT_ACCOUNT: "Ironhall",
  PAYMENT_HMAC_KEY: "ab".repeat(32),
};
