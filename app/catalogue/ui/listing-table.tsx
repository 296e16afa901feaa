import type { TrackedList } from "../../foundation/tracked-part";
import type { TableView } from "../model/listing-view";
import type { TableOrderView } from "../model/table-order";
import { ProductTable } from "./product-table";
import { RememberedPart } from "./remembered-part";
import { TableOrderForm } from "./table-order";

type Props = {
  readonly table: TableView;
  /** The listing as it is tracked. */
  readonly list: Pick<TrackedList, "id" | "name">;
  readonly ordered: TableOrderView | null;
};

/** The products of a listing as a table, with the form of its quantities. */
export default function ListingTable({ table, list, ordered }: Props) {
  return (
    <>
      {table.order ? <TableOrderForm path={table.order.path} /> : null}
      <RememberedPart name="listing-table" shown={[table, ordered]}>
        <ProductTable table={table} list={list} ordered={ordered} />
      </RememberedPart>
    </>
  );
}
