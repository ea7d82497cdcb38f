/** Dutch texts about drafts that cannot be kept, or that are open in more than one tab. */
export const draftsTexts = {
  notKept:
    'De browser kan dit concept niet bewaren: na vernieuwen van de pagina is het weg. Maak het korter, of verstuur het eerst.',
  beingSent: 'Dit wordt net in een ander tabblad verstuurd.',
  alone:
    'Deze browser laat niet zien wat in een ander tabblad openstaat. Werk aan hetzelfde in één tabblad, dan gaat niets dubbel.',
} as const;
