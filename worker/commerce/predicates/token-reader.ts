import { PredicateSyntaxError } from "./predicate.ts";
import { type PredicateToken, readPredicateTokens } from "./predicate-tokens.ts";

/** Walks over the tokens of a predicate; keywords are compared without regard to case. */
export class TokenReader {
  readonly #tokens: readonly PredicateToken[];
  #index = 0;

  constructor(source: string) {
    this.#tokens = readPredicateTokens(source);
  }

  peek(ahead = 0): PredicateToken {
    const token = this.#tokens[Math.min(this.#index + ahead, this.#tokens.length - 1)];
    return token ?? { kind: "end", text: "", position: 0 };
  }

  next(): PredicateToken {
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

  takeWord(word: string): boolean {
    if (!this.isWord(word)) return false;
    this.#index += 1;
    return true;
  }

  takeSign(sign: string): boolean {
    if (!this.isSign(sign)) return false;
    this.#index += 1;
    return true;
  }

  expectSign(sign: string): void {
    if (!this.takeSign(sign)) this.fail(`Expected '${sign}'`);
  }

  fail(message: string): never {
    throw new PredicateSyntaxError(message, this.peek().position);
  }
}
