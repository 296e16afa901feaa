import { Button, LinkButton } from "../../../design/button";
import { Icon, type IconName } from "../../../design/icon";
import { Notice } from "../../../design/notice";
import { Stars } from "../../../design/stars";
import { useTranslate } from "../../../i18n/translate-context";
import type { ComponentsView } from "../../model/components-view";
import styles from "./design-elements.module.css";
import { Specimen } from "./specimen";

const looks = ["primary", "plain", "ghost", "link"] as const;
const icons: readonly IconName[] = [
  "anvil",
  "search",
  "menu",
  "cart",
  "check",
  "cross",
  "chevron",
  "truck",
  "shield",
  "return",
  "document",
  "warning",
];
const sizes = Array.from({ length: 13 }, (_, index) => `--type-${13 - index}`);
const colours =
  "ink steel-900 steel-700 steel-500 steel-300 steel-150 panel paper white signal blueprint ok warn bad star";
const averages = [0, 1, 2.5, 3.5, 4.2, 5];

/** Elements that do not depend on a shop: type, colours, icons, buttons, notices, stars. */
export function DesignElements({ view }: { readonly view: ComponentsView }) {
  const translate = useTranslate();
  const sentence = translate("frame.error.broken.text");
  return (
    <>
      <Specimen name="Type" wide>
        {sizes.map((size, at) => (
          <p key={size} className={styles[`type${13 - at}`]}>
            {view.title}
          </p>
        ))}
      </Specimen>
      <Specimen name="Colours">
        {colours.split(" ").map((colour) => (
          <span key={colour} className={styles.colour} data-colour={colour}>
            {colour}
          </span>
        ))}
      </Specimen>
      <Specimen name="Icon">
        {icons.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </Specimen>
      <Specimen name="Button">
        {looks.map((look) => (
          <Button key={look} look={look}>
            {translate("catalogue.card.add")}
          </Button>
        ))}
        {looks.map((look) => (
          <Button key={look} look={look} size="small">
            {translate("catalogue.card.view")}
          </Button>
        ))}
        <Button look="primary" disabled>
          {translate("catalogue.card.add")}
        </Button>
        <LinkButton look="ghost" href={view.home}>
          {translate("frame.error.home")}
        </LinkButton>
      </Specimen>
      <Specimen name="Notice" wide>
        {(["info", "ok", "warn", "bad"] as const).map((kind) => (
          <Notice key={kind} kind={kind}>
            {sentence}
          </Notice>
        ))}
      </Specimen>
      <Specimen name="Stars">
        {averages.map((average) => (
          <Stars
            key={average}
            average={average}
            label={translate("catalogue.reviews.average", { average })}
          />
        ))}
      </Specimen>
    </>
  );
}
