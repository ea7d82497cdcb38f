/** The titles of pages; loaded before the other texts of the pages. */
export const portalTitles = {
  portal: 'Klantportaal',
  scenario: 'Scenario',
  requests: 'Aanvragen uit het klantportaal',
  request: 'Aanvraag',
} as const;
