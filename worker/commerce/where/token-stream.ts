import { type Token, tokenize } from "./tokenize.ts";
import { syntaxError } from "./where-error.ts";

/** Reads tokens one by one for the parser. Keywords are recognised in any case, and only outside backticks. */
export class TokenStream {
  private position = 0;
  private readonly tokens: readonly Token[];

  constructor(private readonly text: string) {
    this.tokens = tokenize(text);
  }

  peek(): Token {
    return this.tokens[this.position] ?? { kind: "end", at: this.text.length };
  }

  next(): Token {
    const token = this.peek();
    this.position += 1;
    return token;
  }

  takeSign(sign: string): boolean {
    const token = this.peek();
    const taken = token.kind === "sign" && token.text === sign;
    if (taken) this.position += 1;
    return taken;
  }

  takeWord(word: string): boolean {
    const token = this.peek();
    const taken = token.kind === "word" && !token.quoted && token.text.toLowerCase() === word;
    if (taken) this.position += 1;
    return taken;
  }

  requireSign(sign: string): void {
    if (!this.takeSign(sign)) this.fail(`'${sign}'`);
  }

  requireWord(word: string): void {
    if (!this.takeWord(word)) this.fail(`'${word}'`);
  }

  fail(expected: string): never {
    throw syntaxError(this.text, this.peek().at, expected);
  }
}
