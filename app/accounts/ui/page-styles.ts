import button from "../../design/button.module.css";
import facts from "../../design/facts.module.css";
import notice from "../../design/notice.module.css";
import loyalty from "./loyalty-page.module.css";
import overview from "./overview-page.module.css";
import stateMark from "./state-mark.module.css";

/**
 * Pages of the account that the server alone renders. Their routes name the style sheets with these, as their `handle`: of
 * a style sheet that nothing in the browser names, nothing would be linked.
 */
export const overviewStyles = [overview, button, facts, stateMark];
export const loyaltyStyles = [loyalty, facts, notice];
