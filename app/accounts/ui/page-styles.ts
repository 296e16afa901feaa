import button from "../../design/button.module.css";
import facts from "../../design/facts.module.css";
import notice from "../../design/notice.module.css";
import loyalty from "./loyalty-page.module.css";
import overview from "./overview-page.module.css";
import stateMark from "./state-mark.module.css";

/**
 * The styles of account pages that only the server renders.
 * Their routes import these in their `handle`: a style sheet that no browser code imports would not be linked.
 */
export const overviewStyles = [overview, button, facts, stateMark];
export const loyaltyStyles = [loyalty, facts, notice];
