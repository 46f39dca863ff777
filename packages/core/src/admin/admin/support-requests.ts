import type { PushChannel } from "@marquee/adapters/push/port";
import type { AskedSupport } from "@marquee/contracts/admin/requests";
import { AppError } from "@marquee/contracts/errors";
import { shortened } from "@marquee/contracts/text/characters";
import { attribute } from "@marquee/table/condition";
import { TransactionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { type Admin, actAsAdmin } from "../../ground/audit/act-as-admin.ts";
import { profileKey, readUser, type UserRecord } from "../../ground/users/user.item.ts";
import { usersOf } from "../../ground/users/users-of.ts";
import {
  type SupportRequestRecord,
  supportList,
  supportRequestEntity,
} from "../../home/support/support-request.item.ts";
import { publicSupportRequest } from "../../home/support/support-requests.ts";
import { noticeFor, noticeWrites, pushNotices } from "../../live/notifications/notices.ts";
import { listPage } from "../../rows/lists.ts";
import { type AdminPage, type PageRequest, pageOptions, readEach } from "../../rows/paging.ts";
import { isoTime } from "../../time.ts";

/** One page of everyone's requests for help, unanswered ones first. */
export async function listAllSupportRequests(
  core: Core,
  page: PageRequest,
): Promise<AdminPage<AskedSupport>> {
  const { items, cursor } = await listPage(core, supportList, { newestFirst: true, ...pageOptions(page) });
  const { rows, unreadable } = readEach(items, supportRequestEntity.read);
  const users = await usersOf(
    core,
    rows.map(({ userId }) => userId),
  );
  return { items: rows.map((row) => askedBy(row, users.get(row.userId))), cursor, unreadable };
}

function askedBy(request: SupportRequestRecord, user: UserRecord | undefined): AskedSupport {
  const { username = "", name = "" } = user ?? {};
  return { ...publicSupportRequest(request), userId: request.userId, username, name };
}

/** How much of an answer stands in its notice; the page has all of it. */
const answerInNotice = 600;

/**
 * Answers a user's request and tells them, once. The audit log says that it was answered, not what.
 * @throws AppError not_found, conflict for a request that was answered already, forbidden
 */
export async function answerSupportRequest(
  core: Core,
  channel: PushChannel,
  admin: Admin,
  { userId, id, answer }: { userId: string; id: string; answer: string },
): Promise<AskedSupport> {
  const key = supportRequestEntity.key({ userId, id });
  const [row, profile] = await core.table.getMany([key, profileKey(userId)]);
  if (!row || !profile) throw new AppError("not_found");
  const request = supportRequestEntity.read(row);
  const user = readUser(profile);
  if (request.status !== "waiting") throw answered();
  const after: SupportRequestRecord = {
    ...request,
    status: "answered",
    answer,
    answeredAt: isoTime(core.clock.now()),
  };
  const notices = noticeFor(core, user, {
    kind: "support_answered",
    about: { requestId: id, answer: shortened(answer, answerInNotice) },
  });
  const note = { action: "answerSupportRequest", subject: userId, after: { supportRequestId: id } };
  const when = attribute("status").is("waiting");
  try {
    await actAsAdmin(core, admin, note, [
      { label: "row", write: { op: "put", item: supportRequestEntity.item(after), when } },
      ...noticeWrites(notices),
    ]);
  } catch (error) {
    throw error instanceof TransactionRefused ? answered(error) : error;
  }
  await pushNotices(core, channel, notices);
  return askedBy(after, user);
}

const answered = (cause?: unknown) =>
  new AppError("conflict", { message: "This request has been answered already.", cause });
