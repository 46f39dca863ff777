let chosenPlace: string | undefined;

/**
 * Loads the document anew as whom the browser acts for by now, at `to` or where it is. A place once chosen is kept:
 * whatever else notices the change while the document is on its way must not hold it where it was.
 */
export function loadAnew(to?: string): Promise<never> {
  chosenPlace = to ?? chosenPlace;
  if (chosenPlace === undefined) location.reload();
  else location.assign(chosenPlace);
  // Nothing of the account before goes on running.
  return new Promise<never>(() => undefined);
}
