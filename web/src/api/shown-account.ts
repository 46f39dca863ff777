let shownId: string | undefined;

/**
 * Says which account's pages this document shows. It stays the last one after the pages are gone, so that what they
 * still send is not done as somebody who signs in later.
 */
export function showAccount(accountId: string): void {
  shownId = accountId;
}

/** The id of the account whose pages this document shows or showed last; undefined before the first. */
export function shownAccount(): string | undefined {
  return shownId;
}
