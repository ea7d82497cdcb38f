/** The Dutch words of what works behind every screen. */
export const coreTexts = {
  offline: 'Netwerkverbinding verbroken',
  permissionsChanged: 'Je rechten zijn gewijzigd.',
  permissionsChangedWithDrafts: 'Je rechten zijn gewijzigd. Wat je hebt getypt, staat onder Concepten.',
  partIsOff:
    'Een onderdeel van het scherm werkt niet meer. Laad de pagina opnieuw; je concepten blijven bewaard.',
} as const;

/** Of drafts that are open in more than one tab. */
export const draftsTexts = {
  notKept:
    'De browser kan dit concept niet bewaren: na vernieuwen van de pagina is het weg. Maak het korter, of verstuur het eerst.',
  beingSent: 'Dit wordt net in een ander tabblad verstuurd.',
  alone:
    'Deze browser laat niet zien wat in een ander tabblad openstaat. Werk aan hetzelfde in één tabblad, dan gaat niets dubbel.',
} as const;

/** How sending ended. */
export const submissionsTexts = {
  uncertain: 'Niet zeker of dit is opgeslagen.',
  earlier: 'Wat je eerder verstuurde, is aangekomen. Wat je daarna veranderde, is nog niet verstuurd.',
  elsewhere: 'Dit is in een ander tabblad open en is hier niet verstuurd.',
} as const;
