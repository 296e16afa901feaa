import { describe, expect, it } from "vitest";
import { type Language, type Token, tokenize } from "./tokenize.ts";

const plain: Language = {
  wordsBeginWithDigits: false,
  dottedPaths: false,
  emptyNames: false,
  escapes: {},
  maxLength: 100,
  maxDepth: 5,
  toError: ({ kind, at }) => new Error(`${kind} at ${at}`),
};
const digits: Language = { ...plain, wordsBeginWithDigits: true };
const dotted: Language = { ...plain, dottedPaths: true };

/** A token's kind and text in short form. */
function show(token: Token): string {
  if (token.kind === "end") return "end";
  return `${token.kind} ${token.kind === "number" ? token.value : token.text}`;
}

describe("tokenize", () => {
  it.each([
    ["nothing", " \n", plain, []],
    ["words and signs", "a<=B_1-c", plain, ["word a", "sign <=", "word B_1-c"]],
    ["both ways to write unequal", "<> !=", plain, ["sign !=", "sign !="]],
    ["a list", "(a,b)", plain, ["sign (", "word a", "sign ,", "word b", "sign )"]],
    ["numbers", "1 -2.50", plain, ["number 1", "number -2.5"]],
    ["a number and a word", "1st", plain, ["number 1", "word st"]],
    ["a word that begins with a digit", "1st 2-a", digits, ["word 1st", "word 2-a"]],
    ["numbers among such words", "12 -1.5,3", digits, ["number 12", "number -1.5", "sign ,", "number 3"]],
    ["a path", "a.b", dotted, ["word a", "sign .", "word b"]],
    ["a decimal where there are paths", "1.5", dotted, ["number 1.5"]],
    ["a name in backticks", "`odd name`", plain, ["name odd name"]],
    ["an empty name", "``", { ...plain, emptyNames: true }, ["name "]],
    ["a text", `"a 'b' (c"`, plain, ["text a 'b' (c"]],
    ["a text over lines", `"a\nb"`, plain, ["text a\nb"]],
    ["escaped characters", String.raw`"\"\\\n"`, plain, [String.raw`text "\n`]],
    ["escapes of the language", String.raw`"\"\\\n"`, { ...plain, escapes: { n: "\n" } }, ['text "\\\n']],
  ])("reads %s", (_what, text, language, tokens) => {
    expect(tokenize(text, language).map(show)).toEqual([...tokens, "end"]);
  });

  it.each([
    ["a sign of no language", "a ; b", plain, 2],
    ["a path where there is none", "a.b", plain, 1],
    ["a text without end", 'a = "b', plain, 4],
    ["an escape at the end", String.raw`"b\"`, plain, 0],
    ["an empty name", "a ``", plain, 2],
    ["a name without end", "`a", plain, 0],
    ["a minus before a word", " -a", plain, 1],
    ["a minus before a word that begins with a digit", "-1st", digits, 0],
    ["a decimal before a word", "1.5st", digits, 1],
  ])("refuses %s", (_what, text, language, at) => {
    expect(() => tokenize(text, language)).toThrow(`unexpected at ${at}`);
  });

  it("reports each token's position", () => {
    expect(tokenize(` a  = "b" `, plain).map(({ at }) => at)).toEqual([1, 4, 6, 10]);
  });
});
