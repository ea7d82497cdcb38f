import { countOf, formatCount } from '@/lib/count';
import { named } from '@/lib/named';

const cases = (count: number) => countOf(count, 'zaak', 'zaken');
const owners = (count: number) => countOf(count, 'eigenaar', 'eigenaren');

export const workloadTexts = {
  title: 'Werkvoorraad',
  nobody: 'Nog niet toegekend',
  nameless: 'Naam onbekend',
  region: 'Zaken per eigenaar',
  amount: (total: number, owned: number) =>
    owned === 0 ? cases(total) : `${cases(total)} bij ${owners(owned)}`,
  cases,
  groupName: (owner: string, total: number) => `${owner}, ${cases(total)}`,
  columnFailed: 'De zaken van deze eigenaar kunnen niet worden getoond.',
  noCases: 'Geen zaken',
  loading: 'Werkvoorraad wordt geladen',
  more: 'Meer laden',
  moreOf: (owner: string) => `Meer zaken van ${owner} laden`,
  left: (count: number) => `nog ${formatCount(count)}`,
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
    noTitle: 'Zaak zonder titel',
    failed: 'Deze zaak kan niet worden getoond.',
    actions: (title: string) => `Acties voor ${title}`,
    drag: (title: string) => `${title} verslepen`,
    moving: (owner: string) => `Wordt verplaatst naar ${named(owner)}…`,
  },
  menu: {
    open: 'Zaak openen',
    toOwner: 'Naar eigenaar…',
    toMe: 'Aan mij toekennen',
    alreadyMine: 'Deze zaak is al van jou.',
    moving: 'Deze zaak wordt al verplaatst.',
  },
  moving: (title: string, owner: string) => `${named(title)} wordt verplaatst naar ${named(owner)}.`,
  moved: (title: string, owner: string) => `${named(title)} staat nu bij ${named(owner)}.`,
  notMoved: (title: string, owner: string) =>
    `${named(title)} is niet verplaatst en staat nog bij ${named(owner)}.`,
} as const;
