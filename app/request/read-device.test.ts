import { expect, it } from "vitest";
import { readDevice, toDeviceWord } from "./read-device";

type Case = readonly [name: string, word: string, agent: string, hints?: readonly [string, string]];

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";
const safari = "AppleWebKit/605.1.15 (KHTML, like Gecko)";

const cases: readonly Case[] = [
  [
    "Chrome on Windows",
    "desktop",
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36`,
    ["?0", '"Windows"'],
  ],
  [
    "Edge",
    "desktop",
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0 Safari/537.36 Edg/142.0`,
  ],
  ["Firefox on Linux", "desktop", "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"],
  [
    "Safari on a Mac",
    "desktop",
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari} Version/26.0 Safari/605.1.15`,
  ],
  [
    "ChromeOS",
    "desktop",
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/142.0.0.0 Safari/537.36`,
  ],
  [
    "Chrome on a phone",
    "mobile",
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/142.0.0.0 Mobile Safari/537.36`,
    ["?1", '"Android"'],
  ],
  [
    "a phone that asks for the page as on a desk",
    "tablet",
    `Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/142.0.0.0 Safari/537.36`,
    ["?0", '"Android"'],
  ],
  [
    "iPhone",
    "mobile",
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${safari} Version/26.0 Mobile/15E148 Safari/604.1`,
  ],
  ["Firefox on a phone", "mobile", "Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0"],
  [
    "Samsung's browser",
    "mobile",
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
  ],
  [
    "Opera Mini",
    "mobile",
    "Opera/9.80 (Android; Opera Mini/36.2/191.256; U; en) Presto/2.12.423 Version/12.16",
  ],
  [
    "Chrome on a tablet",
    "tablet",
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/142.0.0.0 Safari/537.36`,
    ["?0", '"Android"'],
  ],
  ["Firefox on a tablet", "tablet", "Mozilla/5.0 (Android 15; Tablet; rv:145.0) Gecko/145.0 Firefox/145.0"],
  [
    "an iPad before 2019",
    "tablet",
    `Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) ${safari} Version/12.1 Mobile/15E148 Safari/604.1`,
  ],
  [
    "Fire HD",
    "tablet",
    `Mozilla/5.0 (Linux; Android 11; KFTRWI) ${webkit} Silk/120.4 like Chrome/120.0 Safari/537.36`,
  ],
  ["Googlebot", "crawler", "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"],
  [
    "Googlebot's phone",
    "crawler",
    `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) ${webkit} Chrome/142.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
  ],
  ["Bing", "crawler", "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)"],
  ["curl", "crawler", "curl/8.5.0"],
  ["nobody", "desktop", ""],
];

const toNamed = ([name, word, agent, hints]: Case) => ({ name, word, agent, hints });

function headersOf(agent: string, hints?: readonly [string, string]): Headers {
  const headers = new Headers({ "user-agent": agent });
  if (hints) {
    headers.set("sec-ch-ua-mobile", hints[0]);
    headers.set("sec-ch-ua-platform", hints[1]);
  }
  return headers;
}

it.each(cases.map(toNamed))("knows $name as $word", ({ word, agent, hints }) => {
  expect(toDeviceWord(readDevice(headersOf(agent, hints)))).toBe(word);
});

it.each(cases.map(toNamed))("gives $name one kind of device", ({ agent, hints }) => {
  const { isMobile, isTablet, isDesktop } = readDevice(headersOf(agent, hints));
  expect([isMobile, isTablet, isDesktop].filter(Boolean)).toHaveLength(1);
});
