/** The Dutch words of what there is to know about somebody. */
export const indicatorTexts = {
  title: 'Let op',
  failed: 'De meldingen over deze relatie konden niet worden opgehaald.',
  none: 'Geen bijzonderheden.',
  mute: (title: string) => `Melding ‘${title}’ niet meer tonen`,
  muteTitle: 'Melding niet meer tonen',
  muteText: 'De melding verdwijnt van de kaart en komt niet terug. Dit kun je niet ongedaan maken.',
  muteConfirm: 'Niet meer tonen',
  muted: {
    success: 'De melding wordt niet meer getoond.',
    failure: 'De melding kon niet worden verborgen.',
  },
} as const;
