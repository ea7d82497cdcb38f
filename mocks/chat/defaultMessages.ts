/** Standard messages of operators; the app fills in the names. */
export const defaultMessages: readonly string[] = [
  'Goedendag, u spreekt met [[username]]. Waarmee kan ik u helpen?',
  'Een ogenblik geduld, ik zoek het voor u uit.',
  'Mag ik uw naam, adres en geboortedatum?',
  'Kunt u een foto sturen van wat er kapot is?',
  'Ik verbind u door met een collega die u verder helpt.',
  'Kan ik nog iets anders voor u doen?',
  'Met vriendelijke groet,\n[[username]]',
];
