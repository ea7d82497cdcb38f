export const phonesTexts = {
  back: 'Terug naar Beheer',
  about: 'Toestellen die nu zijn aangemeld. Deze lijst werkt zichzelf bij.',
  count: (count: number) => (count === 1 ? '1 toestel' : `${count} toestellen`),
  waiting: 'Toestellen worden opgehaald bij de telefooncentrale',
  none: 'Er zijn geen toestellen aangemeld',
  noneHint: 'Zodra een collega zich aanmeldt voor telefonie, verschijnt het toestel hier.',
  nameless: 'Collega zonder naam',
  noNumber: 'nummer onbekend',
  calls: (count: number) => (count === 1 ? '1 gesprek' : `${count} gesprekken`),
  all: 'Alles selecteren',
  logOut: (count: number) => (count === 0 ? 'Afmelden' : `Afmelden (${count})`),
  whyNone: 'Selecteer eerst een toestel.',
  confirmTitle: 'Toestellen afmelden',
  question: (count: number) =>
    count === 1
      ? 'De collega wordt afgemeld voor telefonie. Een gesprek dat gaande is, wordt verbroken.'
      : `${count} collega’s worden afgemeld voor telefonie. Gesprekken die gaande zijn, worden verbroken.`,
  confirm: 'Afmelden',
} as const;
