import { db } from '../db/db';
import { quickDialId, quickLinkId } from './ids';

const dials: readonly [name: string, phoneNumber: string | null, isActive?: boolean][] = [
  ['Storingsdienst', '0800 1234'],
  ['Politie (geen spoed)', '0900-8844'],
  ['Glashandel De Ruit', '050 318 99 01'],
  ['Liftstoring', '0503189902'],
  ['Huurcommissie', null],
  ['Wijkteam', 'Niet bekend'],
  ['Receptie', 'toestel receptie'],
  ['Oude storingsdienst', '0503189903', false],
];

const links: readonly [name: string, url: string | null, isActive?: boolean][] = [
  ['Gemeente', 'https://www.gemeente.example'],
  ['Huurtoeslag', 'https://www.toeslagen.example/huur?bron=balie'],
  ['Mededelingen', '/dashboard/mededelingen'],
  ['Intranet', null],
  ['Printer', 'file://printer/balie'],
  ['Rekenhulp', 'javascript:alert(1)'],
  ['Oude handleiding', 'http://handleiding.example', false],
];

/** Among them what cannot be dialled, or is no link. */
export function seedShortcuts(): void {
  dials.forEach(([name, phoneNumber, isActive = true], index) =>
    db.quickDials.add({ id: quickDialId(index + 1), name, phoneNumber, isActive }),
  );
  links.forEach(([name, url, isActive = true], index) =>
    db.quickLinks.add({ id: quickLinkId(index + 1), name, title: name, url, isActive }),
  );
}
