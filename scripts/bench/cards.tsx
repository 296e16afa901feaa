import { renderToReadableStream } from "react-dom/server";

/** Baseline (c): the listing's 24 cards and nothing else. No router, no state, no layout. */
const figures = ["Inhalt", "20 l", "Leistung", "1.100 W", "Gewicht", "62 kg"];

function Card({ number }: { readonly number: number }) {
  const isReduced = number % 4 === 0;
  return (
    <li key={number} className="card">
      <img
        className="picture"
        src={`/pictures/mixer-${number}.svg`}
        width="480"
        height="480"
        alt=""
        loading="lazy"
      />
      {isReduced ? <b className="offer">−15 %</b> : null}
      <span className="brand">Royal Catering</span>
      <h2 className="name">
        <a href={`/planetenruehrmaschine-100120${number}/`}>Planetenrührmaschine 20 l, Nummer {number}</a>
      </h2>
      <dl className="figures">
        {figures.map((text, index) =>
          index % 2 === 0 ? <dt key={text}>{text}</dt> : <dd key={text}>{text}</dd>,
        )}
      </dl>
      <span className="rating">
        <i aria-hidden="true">★★★★★</i> 4,7 · 128
      </span>
      <div className="price">
        <strong className={isReduced ? "reduced" : undefined}>749,00 €</strong>
        {isReduced ? <s>899,00 €</s> : null}
        <small>
          inkl. MwSt.
          <br />
          zzgl. Versand
        </small>
      </div>
      {isReduced ? <span className="lowest">Niedrigster Preis der letzten 30 Tage: 899,00 €</span> : null}
      <div className="foot">
        <span className="stock">Do., 26. Nov.</span>
        <span className="view">Zum Produkt</span>
      </div>
    </li>
  );
}

export default {
  async fetch(): Promise<Response> {
    const cards = Array.from({ length: 24 }, (_, number) => Card({ number: number + 10 }));
    const body = await renderToReadableStream(<ul className="grid">{cards}</ul>);
    return new Response(body, { headers: { "content-type": "text/html; charset=utf-8" } });
  },
};
