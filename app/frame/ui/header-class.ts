import { newsletter } from "../../newsletter/ui/newsletter-form.module.css";
import { account } from "./account-menu.module.css";
import { bar } from "./category-bar.module.css";
import { confirmation } from "./confirmation-dialog.module.css";
import { header } from "./header.module.css";
import { actions } from "./header-actions.module.css";
import { promo } from "./promo-line.module.css";
import { search } from "./search-field.module.css";
import { utility } from "./utility-bar.module.css";

/**
 * The header's own class. Only the server renders the parts of the header and the footer: importing their style sheets
 * here puts these into the browser's build.
 */
export const [headerClass] = [
  header,
  utility,
  search,
  actions,
  promo,
  bar,
  account,
  newsletter,
  confirmation,
];
