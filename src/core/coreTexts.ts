/** Dutch texts of the sagas behind every screen. */
export const coreTexts = {
  offline: 'Netwerkverbinding verbroken',
  permissionsChanged: 'Je rechten zijn gewijzigd.',
  permissionsChangedWithDrafts: 'Je rechten zijn gewijzigd. Wat je hebt getypt, staat onder Concepten.',
  partIsOff:
    'Een onderdeel van het scherm werkt niet meer. Laad de pagina opnieuw; je concepten blijven bewaard.',
} as const;

export const submissionsTexts = {
  uncertain: 'Niet zeker of dit is opgeslagen.',
  earlier: 'Wat je eerder verstuurde, is aangekomen. Wat je daarna veranderde, is nog niet verstuurd.',
  elsewhere: 'Dit is in een ander tabblad open en is hier niet verstuurd.',
} as const;
