import { limits } from "@marquee/contracts/limits";
import type { UnreadCounts } from "@marquee/contracts/live/realtime";
import type { Item } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { dealPartyEntity, dealPartyPrefix } from "../../deals/deals/deal.item.ts";
import { inquiryPartyEntity, inquiryPartyPrefix } from "../../deals/inquiries/inquiry.item.ts";
import { isUnread, type ReadMarks } from "../../ground/threads/read-marks.ts";
import { userPartition } from "../../rows/keys.ts";
import { readEach } from "../../rows/paging.ts";

/** In how many of an account's deals and inquiries the other side has written something that it has not read. */
export async function unreadCounts(core: Core, accountId: string): Promise<UnreadCounts> {
  const count = async (beginsWith: string, read: (row: Item) => ReadMarks): Promise<number> => {
    const { items } = await core.table.query({
      pk: userPartition(accountId),
      sk: { beginsWith },
      newestFirst: true,
      limit: limits.unreadLooksAt,
    });
    return readEach(items, read).rows.filter(isUnread).length;
  };
  const [deals, inquiries] = await Promise.all([
    count(dealPartyPrefix, dealPartyEntity.read),
    count(inquiryPartyPrefix, inquiryPartyEntity.read),
  ]);
  return { deals, inquiries };
}
