/** The place for a focus whose own place is gone. */
export const focusListHeading = (): void =>
  document.querySelector<HTMLElement>('[data-list-heading]')?.focus({ preventScroll: true });

/** Back to the row of the task that is open beside the list. */
export function focusOpenRow(): void {
  const row = document.querySelector<HTMLElement>('[data-row-focus][aria-current]');
  if (row) row.focus();
  else focusListHeading();
}
