import { describe, expect, it } from "vitest";
import { toMailedName } from "./typed-name";

describe("a name in a mail", () => {
  it.each([
    "Jana",
    "Nováková",
    "Jean-Luc",
    "O’Neill",
    "J. R. Novak",
    "J.R. Novak",
    "Dr. Μαρία Παπαδοπούλου",
    "Ива Ђорђевић",
    "María del Carmen de la Fuente García",
    "Ironworks & Sons Ltd.",
  ])("stays: %s", (name) => {
    expect(toMailedName(` ${name} `)).toBe(name);
  });

  it.each([
    "You won! https://evil.example",
    "evil.example",
    "Visit www.evil",
    "https:evil",
    "mailto@evil",
    "You won 1000 EUR",
    "You won!",
    "Jana\nBcc: all",
    "Jana\u0000",
    "<b>Jana</b>",
    "evil。example/x",
    "Dear customer your account is blocked please call us now",
    "x".repeat(61),
    "",
  ])("is left out: %j", (name) => {
    expect(toMailedName(name)).toBe("");
  });
});
