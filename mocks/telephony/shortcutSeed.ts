import { db } from '../db/db';
import { quickDialId, quickLinkId } from './ids';

type Dial = readonly [name: string, phoneNumber: string | null, isActive?: boolean];
type Link = readonly [name: string, url: string | null, isActive?: boolean];

const dials: readonly Dial[] = [
  ['Storingsdienst', '0800 1234'],
  ['Politie (geen spoed)', '0900-8844'],
  ['Glashandel De Ruit', '050 318 99 01'],
  ['Liftstoring', '0503189902'],
  ['Huurcommissie', '0800 488 72 43'],
  ['Oude storingsdienst', '0503189903', false],
];

const links: readonly Link[] = [
  ['Gemeente', 'https://www.gemeente.example'],
  ['Huurtoeslag', 'https://www.toeslagen.example/huur?bron=balie'],
  ['Mededelingen', '/dashboard/mededelingen'],
  ['Intranet', 'https://intranet.corporatie.example'],
  ['Oude handleiding', 'http://handleiding.example', false],
];

function add(someDials: readonly Dial[], someLinks: readonly Link[]): void {
  for (const [name, phoneNumber, isActive = true] of someDials)
    db.quickDials.add({ id: quickDialId(db.quickDials.size + 1), name, phoneNumber, isActive });
  for (const [name, url, isActive = true] of someLinks)
    db.quickLinks.add({ id: quickLinkId(db.quickLinks.size + 1), name, title: name, url, isActive });
}

export const seedShortcuts = (): void => add(dials, links);

/** Adds quick dials and links that cannot be dialled or opened. */
export const seedStrangeShortcuts = (): void =>
  add(
    [
      ['Huisartsenpost', null],
      ['Wijkteam', 'Niet bekend'],
      ['Receptie', 'toestel receptie'],
    ],
    [
      ['Smoelenboek', null],
      ['Printer', 'file://printer/balie'],
      ['Rekenhulp', 'javascript:alert(1)'],
    ],
  );
