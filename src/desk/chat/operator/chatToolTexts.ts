/** The exact words required by 001 §8. */
export const chatToolTexts = {
  unavailable: 'Chat niet beschikbaar',
  noPermission: 'Geen permissies om chat te gebruiken',
  active: 'Chat is actief',
  logOut: 'Afmelden voor chat',
  logIn: 'Aanmelden voor chat',
} as const;
