/** A price function that is not arithmetic over `x`. */
export class PriceFunctionError extends Error {
  override readonly name = "PriceFunctionError";
}

const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|([x+\-*/()]))/y;

/** No delivery costs more; with this bound all sums are exact whole numbers. */
const MAX_CENTS = 1_000_000_000;

/** No price function is longer; this also bounds the parser's recursion. */
const MAX_LENGTH = 256;

function readTokens(source: string): string[] {
  const text = source.trim();
  if (text.length > MAX_LENGTH) throw new PriceFunctionError("The price function is too long.");
  const tokens: string[] = [];
  const pattern = new RegExp(TOKEN);
  while (pattern.lastIndex < text.length) {
    const match = pattern.exec(text);
    if (!match) throw new PriceFunctionError(`The price function '${text}' is not arithmetic over x.`);
    tokens.push(match[1] ?? match[2] ?? "");
  }
  return tokens;
}

/**
 * The price in cents for a score, by a function such as `(50 * x) + 4000`; rounded, never below zero. Throws
 * PriceFunctionError.
 */
export function evaluatePriceFunction(source: string, x: number): number {
  const tokens = readTokens(source);
  let position = 0;
  const take = (...wanted: readonly string[]): string | undefined => {
    const token = tokens[position];
    if (token === undefined || !wanted.includes(token)) return undefined;
    position += 1;
    return token;
  };
  const readValue = (): number => {
    if (take("-")) return -readValue();
    if (take("x")) return x;
    if (take("(")) {
      const inner = readSum();
      if (!take(")")) throw new PriceFunctionError(`The price function '${source}' lacks a ')'.`);
      return inner;
    }
    const value = Number(tokens[position] ?? "none");
    position += 1;
    if (Number.isNaN(value)) throw new PriceFunctionError(`The price function '${source}' lacks a value.`);
    return value;
  };
  const readProduct = (): number => {
    let value = readValue();
    for (let sign = take("*", "/"); sign; sign = take("*", "/")) {
      value = sign === "*" ? value * readValue() : value / readValue();
    }
    return value;
  };
  const readSum = (): number => {
    let value = readProduct();
    for (let sign = take("+", "-"); sign; sign = take("+", "-")) {
      value = sign === "+" ? value + readProduct() : value - readProduct();
    }
    return value;
  };
  const result = readSum();
  if (position < tokens.length || !(Math.abs(result) <= MAX_CENTS)) {
    throw new PriceFunctionError(`The price function '${source}' has no value.`);
  }
  return Math.max(Math.round(result), 0);
}
