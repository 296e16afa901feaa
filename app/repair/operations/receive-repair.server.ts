import type { RouterContextProvider } from "react-router";
import type { Product } from "../../catalogue/model/product";
import type { Result } from "../../foundation/result";
import type { ReceivedCase } from "../../gateways/support/support-gateway";
import { requestContext } from "../../request/context";
import { blankSupportForm, type SupportForm } from "../../support/model/support-form";
import { repairRequestTopic } from "../../support/model/support-topics";
import { type CaseProof, type CaseRefusal, receiveCase } from "../../support/operations/receive-case.server";
import type { RepairForm } from "../model/repair-form";

/** Receives a request for a repair as a case of the support desk, in the buyer's language. */
export function receiveRepair(
  context: Readonly<RouterContextProvider>,
  product: Product,
  form: RepairForm,
  proof: CaseProof,
): Promise<Result<ReceivedCase, CaseRefusal>> {
  return receiveCase(context, toSupportForm(context, product, form), proof);
}

function toSupportForm(
  context: Readonly<RouterContextProvider>,
  { name, productNumber, repair }: Product,
  { defect, description, place, ...writer }: RepairForm,
): SupportForm {
  const { translate } = context.get(requestContext);
  const known = repair?.repairs.find(({ id }) => id === defect);
  const say = (key: string, value: string) => `${translate(`repair.${key}`)}: ${value}`;
  return {
    ...blankSupportForm,
    ...repairRequestTopic,
    ...writer,
    productNumber,
    subject: translate("repair.of", { name }).slice(0, 255),
    description: [
      say("defect", known ? `${known.defect} (${known.name})` : translate("repair.other")),
      say("place", place),
      "",
      description,
    ].join("\n"),
  };
}
