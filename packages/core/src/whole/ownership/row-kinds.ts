// Every kind of row, one entry per item file; a test fails if one is missing. The pages are only for docs/table.md:
// exported as types, they stay out of the functions' bundles.

export { type accessRequestPage, accessRequestRows } from "../../account/agencies/access-request.item.ts";
export { type brandFactsPage, brandFactsRows } from "../../account/brand-facts/brand-facts.item.ts";
export { type resetLinkPage, resetLinkRows } from "../../account/passwords/reset-link.item.ts";
export { type lastCodePage, lastCodeRows } from "../../account/phone/phone-flow.item.ts";
export { type emailChangePage, emailChangeRows } from "../../account/profile/email-change.item.ts";
export { type flowPage, flowRows } from "../../account/sessions/flow.item.ts";
export { type invitationPage, invitationRows } from "../../account/team/invitation.item.ts";
export { type teamPage, teamRows } from "../../account/team/team.item.ts";
export { type twoFactorPage, twoFactorRows } from "../../account/two-factor/two-factor.item.ts";
export { type conversationPage, conversationRows } from "../../chat/chat/conversation.item.ts";
export { type allowancePage, allowanceRows } from "../../chat/chat/free-replies.item.ts";
export { type messagePage, messageRows, type turnPage, turnRows } from "../../chat/chat/message.item.ts";
export { type minutePage, minuteRows, type sentPage, sentRows } from "../../chat/chat/sent.item.ts";
export { type adjustmentPage, adjustmentRows } from "../../credits/credits/adjustment.item.ts";
export { type balancePage, balanceRows } from "../../credits/credits/balance.item.ts";
export { type creditPackagePage, creditPackageRows } from "../../credits/credits/credit-package.item.ts";
export { type givenAlonePage, givenAloneRows } from "../../credits/credits/given-alone.item.ts";
export {
  type bookedPage,
  bookedRows,
  type ledgerEntryPage,
  ledgerEntryRows,
} from "../../credits/credits/ledger-entry.item.ts";
export { type lowCreditsPage, lowCreditsRows } from "../../credits/credits/low-credits.item.ts";
export { type spendingPage, spendingRows } from "../../credits/credits/spending.item.ts";
export { type jobPage, jobRows } from "../../credits/jobs/job.item.ts";
export { type billingPage, billingRows } from "../../credits/payments/billing-details.item.ts";
export { type customerPage, customerRows } from "../../credits/payments/customer.item.ts";
export {
  type lookupPage,
  lookupRows,
  type paymentEventPage,
  paymentEventRows,
  type paymentPage,
  paymentRows,
} from "../../credits/payments/payment.item.ts";
export {
  type webhookEventPage,
  webhookEventRows,
  type webhookRawPage,
  webhookRawRows,
} from "../../credits/payments/webhook-event.item.ts";
export {
  type agreementHashPage,
  agreementHashRows,
  type agreementPage,
  agreementRows,
} from "../../deals/agreements/agreement.item.ts";
export { type dealPage, type dealPartyPage, dealPartyRows, dealRows } from "../../deals/deals/deal.item.ts";
export { type dealFilePage, dealFileRows } from "../../deals/deals/deal-file.item.ts";
export { type dealMessagePage, dealMessageRows } from "../../deals/deals/deal-message.item.ts";
export {
  type dealHistoryPage,
  dealHistoryRows,
  type dealOfferPage,
  dealOfferRows,
} from "../../deals/deals/deal-parts.item.ts";
export { type deliverablePage, deliverableRows } from "../../deals/deals/deliverable.item.ts";
export {
  type inquiryMessagePage,
  inquiryMessageRows,
  type inquiryPage,
  type inquiryPartyPage,
  inquiryPartyRows,
  inquiryRows,
} from "../../deals/inquiries/inquiry.item.ts";
export { type metricsBookPage, metricsBookRows } from "../../deals/metrics/book.item.ts";
export {
  type metricsDealPage,
  metricsDealRows,
  type metricsMonthPage,
  metricsMonthRows,
  type metricsSourcePage,
  metricsSourceRows,
} from "../../deals/metrics/metrics.item.ts";
export { type addOnPage, addOnRows } from "../../events/events/add-on.item.ts";
export { type closedPricePage, closedPriceRows } from "../../events/events/closed-price.item.ts";
export {
  type eventPage,
  eventRows,
  type sponsorshipPackagePage,
  sponsorshipPackageRows,
} from "../../events/events/event.item.ts";
export { type eventListingPage, eventListingRows } from "../../events/events/event-listing.item.ts";
export { type eventShardPage, eventShardRows } from "../../events/events/event-shard.item.ts";
export { type heldSpotPage, heldSpotRows } from "../../events/events/held-spot.item.ts";
export { type hostedDealPage, hostedDealRows } from "../../events/events/hosted-deal.item.ts";
export { type replyTimesPage, replyTimesRows } from "../../events/events/reply-times.item.ts";
export { type waitingPage, waitingRows } from "../../events/events/waiting.item.ts";
export { type eventHistoryPage, eventHistoryRows } from "../../events/hosting/event-history.item.ts";
export {
  type savedCountPage,
  savedCountRows,
  type savedEventPage,
  savedEventRows,
} from "../../events/saved-events/saved-event.item.ts";
export {
  type savedSearchPage,
  savedSearchRows,
  type searchAlertPage,
  searchAlertRows,
  type searchCountPage,
  searchCountRows,
} from "../../events/saved-searches/saved-search.item.ts";
export { type activityPage, activityRows } from "../../ground/activity/activity.item.ts";
export { type approvalPage, approvalRows } from "../../ground/approvals/approval.item.ts";
export { type auditPage, auditRows } from "../../ground/audit/audit.item.ts";
export { type dailyCheckPage, dailyCheckRows } from "../../ground/daily-checks/daily-check.item.ts";
export { type apiKeyPage, apiKeyRows } from "../../ground/identity/api-key.item.ts";
export {
  type clientPage,
  clientRows,
  type grantPage,
  grantRows,
} from "../../ground/identity/grant.item.ts";
export { type handoverPage, handoverRows } from "../../ground/identity/handover.item.ts";
export {
  type memberPage,
  memberRows,
  type membershipPage,
  membershipRows,
} from "../../ground/identity/member.item.ts";
export { type sessionPage, sessionRows } from "../../ground/identity/session.item.ts";
export { type settingsPage, settingsRows } from "../../ground/system/settings.item.ts";
export {
  type dailyPage,
  dailyRows,
  type limitPage,
  limitRows,
} from "../../ground/throttles/counters.item.ts";
export { type modelBudgetPage, modelBudgetRows } from "../../ground/throttles/model-budget.item.ts";
export { type guardPage, guardRows, type userPage, userRows } from "../../ground/users/user.item.ts";
export {
  type calendarFeedPage,
  calendarFeedRows,
  type calendarTokenPage,
  calendarTokenRows,
} from "../../home/calendar/feed.item.ts";
export { type roleChangePage, roleChangeRows } from "../../home/support/role-change.item.ts";
export { type supportRequestPage, supportRequestRows } from "../../home/support/support-request.item.ts";
export {
  type analyticsSharePage,
  analyticsShareRows,
  type analyticsTokenPage,
  analyticsTokenRows,
} from "../../insight/analytics/share.item.ts";
export { type announcementPage, announcementRows } from "../../live/announcements/announcement.item.ts";
export { type sentMailPage, sentMailRows } from "../../live/mail/sent-mail.item.ts";
export {
  type noticeMarksPage,
  noticeMarksRows,
  type notificationPage,
  notificationRows,
} from "../../live/notifications/notification.item.ts";
export { type teamNoticePage, teamNoticeRows } from "../../live/notifications/team-notice.item.ts";
export { type changesPage, changesRows } from "../../live/realtime/changes.item.ts";
export {
  type connectionPage,
  connectionRows,
  type socketPage,
  socketRows,
  type ticketPage,
  ticketRows,
} from "../../live/realtime/connection.item.ts";
export { type watchPage, watchRows } from "../../live/realtime/watch.item.ts";
export { type requestPage, requestRows } from "../../rows/idempotency.item.ts";
export { type ideaPage, ideaRows } from "../../studio/campaigns/idea.item.ts";
export { type ideaCommentPage, ideaCommentRows } from "../../studio/campaigns/idea-comment.item.ts";
export { type ideaVersionPage, ideaVersionRows } from "../../studio/campaigns/idea-version.item.ts";
export {
  type conceptSharePage,
  conceptShareRows,
  type conceptTokenPage,
  conceptTokenRows,
} from "../../studio/concepts/share.item.ts";
export { type templatePage, templateRows } from "../../studio/templates/template.item.ts";
