/** The account's page of the machines that were bought, without language prefix. */
export const myMachinesPath = "/my-account/my-machines";
