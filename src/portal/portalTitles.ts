/** What pages are called: known before their own words are there. */
export const portalTitles = {
  portal: 'Klantportaal',
  scenario: 'Scenario',
  requests: 'Aanvragen uit het klantportaal',
  request: 'Aanvraag',
} as const;
