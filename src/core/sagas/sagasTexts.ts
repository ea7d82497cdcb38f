export const sagasTexts = {
  partIsOff:
    'Een onderdeel van het scherm werkt niet meer. Laad de pagina opnieuw; je concepten blijven bewaard.',
} as const;
