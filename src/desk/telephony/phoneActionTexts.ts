export const phoneActionTexts = {
  endAfterWork: { title: 'Nawerktijd beëindigen', words: 'nawerk klaar beschikbaar telefoon' },
  ready: { title: 'Beschikbaar worden voor oproepen', words: 'telefoon gereed' },
  notReady: { title: 'Niet beschikbaar worden voor oproepen', words: 'telefoon pauze' },
  callBackMissed: { title: 'Gemiste oproep terugbellen', words: 'telefoon bellen' },
  passOn: { title: 'Gesprek doorverbinden', words: 'telefoon collega' },
} as const;
