import { describe, expect, it } from "vitest";
import { compareOffers, type Offer } from "./offer.ts";
import { feedReaders } from "./read-feeds.ts";
import { readDataOffers, readSeenOffer, toSeenDigits } from "./read-page-offers.ts";

const offer: Offer = {
  id: "10012874",
  price: "749.00",
  currency: "EUR",
  before: "799.00",
  isInStock: true,
  isRefurbished: false,
  url: "http://de.localhost/mixer/",
};

describe("two offers of an article", () => {
  it("are equal when all fields are", () => expect(compareOffers(offer, { ...offer })).toEqual([]));

  it("differ in each field that has another value", () => {
    const other = {
      ...offer,
      price: "749.01",
      before: null,
      isInStock: false,
      isRefurbished: true,
      url: "http://de.localhost/mixer/?variant=a",
    };
    expect(compareOffers(other, offer).map(({ field }) => field)).toEqual([
      "price",
      "before",
      "isInStock",
      "isRefurbished",
      "url",
    ]);
  });

  it("are not compared by URL where one source has none", () => {
    expect(compareOffers({ ...offer, url: "" }, offer)).toEqual([]);
  });
});

describe("the readers of feeds", () => {
  it("find the current and the crossed-out price", () => {
    const item =
      "<item><g:id>10012874</g:id><g:link>http://de.localhost/mixer/</g:link><g:availability>in_stock</g:availability><g:price>799.00 EUR</g:price><g:sale_price>749.00 EUR</g:sale_price><g:condition>new</g:condition><g:shipping><g:price>4.99 EUR</g:price></g:shipping></item>";
    const xml = `<rss><channel>${item}</channel></rss>\n`;
    expect(feedReaders["google.xml"]?.(xml)).toEqual([offer]);
    const meta =
      "id,availability,condition,price,sale_price,link\r\n10012874,in stock,new,799.00 EUR,749.00 EUR,http://de.localhost/mixer/\r\n";
    expect(feedReaders["meta.csv"]?.(meta)).toEqual([offer]);
  });

  it("refuse a feed that broke off", () => {
    expect(() => feedReaders["google.xml"]?.("<rss><channel><item>")).toThrow("incomplete");
  });
});

describe("a product page", () => {
  const data = {
    "@type": "Product",
    sku: "10012874",
    offers: {
      url: offer.url,
      price: "749.00",
      priceCurrency: "EUR",
      availability: "https://schema.org/InStock",
      itemCondition: "https://schema.org/NewCondition",
      priceSpecification: [{ price: "799.00", priceType: "https://schema.org/StrikethroughPrice" }],
    },
  };
  const html = `<script type="application/ld+json">${JSON.stringify(data)}</script>
    <section><div><strong aria-live="polite">749,00 €</strong><s>799,00 €</s></div><input name="sku" value="EX1"></section>`;

  it("is read by its structured data and by what it shows", () => {
    expect(readDataOffers(html)).toEqual([offer]);
    expect(readSeenOffer(html, "EX1")).toEqual({ price: "74900", before: "79900", isForSale: true });
    expect(readSeenOffer(html, "EX2").isForSale).toBe(false);
  });

  it("shows whole forints without decimals", () => {
    expect(toSeenDigits("29990.00", "HUF")).toBe("29990");
    expect(toSeenDigits("749.00", "EUR")).toBe("74900");
  });
});
