import { describe, expect, it } from "vitest";
import { chooseSettings } from "./choose-settings.ts";

describe("chooseSettings", () => {
  it("reaches the local platform through the shop's port", () => {
    const client = { "client-id": "a", "client-secret": "b" };
    expect(chooseSettings(client, { PORT: "9000" })).toMatchObject({
      apiUrl: "http://platform.localhost:9000",
      authUrl: "http://platform.localhost:9000",
      projectKey: "ironhall",
    });
  });

  it("reads another platform's two URLs from the environment", () => {
    const environment = {
      COMMERCE_API_URL: "https://api.example.com/",
      COMMERCE_AUTH_URL: "https://auth.example.com",
      COMMERCE_PROJECT_KEY: "shop",
      COMMERCE_CLIENT_ID: "a",
      COMMERCE_CLIENT_SECRET: "b",
    };
    expect(chooseSettings({}, environment)).toEqual({
      apiUrl: "https://api.example.com",
      authUrl: "https://auth.example.com",
      projectKey: "shop",
      clientId: "a",
      clientSecret: "b",
    });
  });

  it("requires a client for another platform, whose secret this clone cannot know", () => {
    expect(chooseSettings({ url: "https://api.example.com" }, {})).toMatch(/^Which client/);
  });
});
