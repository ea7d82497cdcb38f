const cases = (count: number) => (count === 1 ? '1 zaak' : `${count} zaken`);
const owners = (count: number) => (count === 1 ? '1 eigenaar' : `${count} eigenaren`);

export const workloadTexts = {
  title: 'Werkvoorraad',
  nobody: 'Nog niet toegekend',
  region: 'Zaken per eigenaar',
  amount: (total: number, owned: number) =>
    owned === 0 ? cases(total) : `${cases(total)} bij ${owners(owned)}`,
  cases,
  groupName: (owner: string, total: number) => `${owner}, ${cases(total)}`,
  functionGroup: 'Functiegroep',
  noCases: 'Geen zaken',
  loading: 'Werkvoorraad wordt geladen',
  more: 'Meer laden',
  moreOf: (owner: string) => `Meer zaken van ${owner} laden`,
  left: (count: number) => `nog ${count}`,
  loadingMore: 'Zaken worden geladen',
  added: (count: number, owner: string) => `${cases(count)} van ${owner} toegevoegd`,
  moreFailed: 'Laden is niet gelukt.',
  emptyTitle: 'Geen zaken in de werkvoorraad',
  emptyText: 'Zodra er een zaak binnenkomt, staat die hier bij de eigenaar.',
  filteredTitle: 'Geen zaken gevonden',
  filteredText: 'Er zijn geen zaken die aan deze filters voldoen.',
  clearFilters: 'Filters wissen',
  failedTitle: 'De werkvoorraad kon niet worden geladen',
  failedText: 'Probeer het opnieuw. Blijft het misgaan, meld het dan bij de servicedesk.',
  retry: 'Opnieuw proberen',
  views: { label: 'Weergave', list: 'Overzicht', owners: 'Per eigenaar' },
  card: {
    name: (title: string, customer: string, summary: string, status: string, deadline: string) =>
      [title, customer, summary, status, deadline].filter((part) => part !== '').join(', '),
    noTitle: 'Zaak zonder titel',
    actions: (title: string) => `Acties voor ${title}`,
    drag: (title: string) => `${title} verslepen`,
    moving: (owner: string) => `Wordt verplaatst naar ${owner}…`,
  },
  menu: {
    open: 'Zaak openen',
    toOwner: 'Naar eigenaar…',
    toMe: 'Aan mij toekennen',
    alreadyMine: 'Deze zaak is al van jou.',
    moving: 'Deze zaak wordt al verplaatst.',
  },
  moving: (title: string, owner: string) => `${title} wordt verplaatst naar ${owner}.`,
  moved: (title: string, owner: string) => `${title} staat nu bij ${owner}.`,
  notMoved: (title: string, owner: string) => `${title} is niet verplaatst en staat nog bij ${owner}.`,
  shortcuts: { group: 'Werkvoorraad', owner: 'Zaak naar een andere eigenaar' },
} as const;
