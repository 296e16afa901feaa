import { type Language, type Token, tokenize } from "./tokenize.ts";

/** Walks over the tokens of a condition. Keywords are given in lower case and matched in any, outside backticks. */
export class TokenReader {
  readonly #tokens: readonly Token[];
  #index = 0;
  #depth = 0;

  /** Throws the language's error for a text that is too long or has a character of no token. */
  constructor(
    private readonly text: string,
    private readonly language: Language,
  ) {
    const { maxLength, toError } = language;
    if (text.length > maxLength) throw toError({ kind: "too long", at: maxLength }, text);
    this.#tokens = tokenize(text, language);
  }

  peek(ahead = 0): Token {
    return this.#tokens[this.#index + ahead] ?? { kind: "end", at: this.text.length };
  }

  next(): Token {
    const token = this.peek();
    this.#index += 1;
    return token;
  }

  isWord(word: string, ahead = 0): boolean {
    const token = this.peek(ahead);
    return token.kind === "word" && token.text.toLowerCase() === word;
  }

  isSign(sign: string, ahead = 0): boolean {
    const token = this.peek(ahead);
    return token.kind === "sign" && token.text === sign;
  }

  acceptWord(word: string): boolean {
    const accepted = this.isWord(word);
    if (accepted) this.#index += 1;
    return accepted;
  }

  acceptSign(sign: string): boolean {
    const accepted = this.isSign(sign);
    if (accepted) this.#index += 1;
    return accepted;
  }

  expectWord(word: string): void {
    if (!this.acceptWord(word)) this.fail(`'${word}'`);
  }

  expectSign(sign: string): void {
    if (!this.acceptSign(sign)) this.fail(`'${sign}'`);
  }

  /** Reads one level deeper: in parentheses, in a list, in a function, after `not`. */
  nest<Part>(read: () => Part): Part {
    const { maxDepth, toError } = this.language;
    if (this.#depth >= maxDepth) throw toError({ kind: "too deep", at: this.peek().at }, this.text);
    this.#depth += 1;
    const part = read();
    this.#depth -= 1;
    return part;
  }

  /** Throws the language's error: `what` was expected here. */
  fail(what: string): never {
    throw this.language.toError({ kind: "expected", what, at: this.peek().at }, this.text);
  }
}
