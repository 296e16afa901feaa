import { PredicateSyntaxError } from "./predicate.ts";
import { type PredicateToken, readPredicateTokens } from "./predicate-tokens.ts";

/** Deeper nesting than this is refused, so that no text can exhaust the stack. */
const MAX_DEPTH = 50;
/** Predicates are chains of conditions as well, and each link is one level when they are evaluated. */
const MAX_LENGTH = 10_000;

/** Walks over the tokens of a predicate; keywords are compared without regard to case. */
export class TokenReader {
  readonly #tokens: readonly PredicateToken[];
  #index = 0;
  #depth = 0;

  /** Throws PredicateSyntaxError for a text that is too long or has a character of no token. */
  constructor(source: string) {
    if (source.length > MAX_LENGTH) {
      throw new PredicateSyntaxError(`The predicate is longer than ${MAX_LENGTH} characters`, MAX_LENGTH);
    }
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

  /** Reads what stands one level deeper: in parentheses, in a list, in a function, behind `not`. */
  nest<Part>(read: () => Part): Part {
    if (this.#depth >= MAX_DEPTH) this.fail("The predicate is nested too deeply");
    this.#depth += 1;
    const part = read();
    this.#depth -= 1;
    return part;
  }

  fail(message: string): never {
    throw new PredicateSyntaxError(message, this.peek().position);
  }
}
