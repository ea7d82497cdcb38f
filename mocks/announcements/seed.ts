import { KERKSTRAAT, MARIA, fixedId } from '../db/fixedIds';
import { db } from '../db/db';
import type { Announcement } from '../wire/announcements';
import { clock, DAY } from '../world/clock';
import { dutchDateAfter } from '../db/calendar';
import { anAnnouncement } from './builders';

const moment = (days: number): string => new Date(clock.now() + days * DAY).toISOString();
const date = (days: number): string => dutchDateAfter(clock.now(), days);

/** Announcements for everybody. */
const general = (): Partial<Announcement>[] => [
  {
    title: 'Nieuwe openingstijden',
    description: 'Vanaf maandag open van 8.30 tot 17.00 uur.',
    startDate: moment(-3),
    endDate: moment(8),
  },
  {
    title: 'Storing in het klantportaal',
    description: 'Klanten konden een dag lang niet inloggen in Mijn Thuis. Het is verholpen.',
    createdBy: 'Tobias Nijhuis',
    startDate: moment(-40),
    endDate: moment(-39),
    isExternal: true,
  },
  {
    title: 'Huurverhoging per 1 juli',
    description: 'De brieven gaan komende maand de deur uit. Bezwaar maken kan tot zes weken na de brief.',
    createdBy: 'Esther van Dam',
    startDate: moment(30),
    url: 'https://www.corporatie.example/huur',
  },
];

/** Announcements for a person or a home, each of a different kind. */
const special = (): Partial<Announcement>[] => [
  {
    title: 'Lift buiten gebruik',
    description: 'De lift wordt vernieuwd.\nGebruik zolang de trap of de lift in het andere portiek.',
    createdBy: 'Wim Oosterhof',
    startDate: date(-2),
    endDate: date(5),
    isExternal: true,
    personIds: [],
    residentialZoneIds: [KERKSTRAAT],
    url: 'https://www.corporatie.example/projecten/lift?complex=kerkstraat',
  },
  {
    title: 'Schilderwerk buitenzijde',
    description: 'De kozijnen worden geschilderd. Ramen moeten overdag een stukje open kunnen.',
    createdBy: 'Gerben Poelstra',
    startDate: date(14),
    endDate: date(35),
    residentialZoneIds: [KERKSTRAAT],
  },
  {
    title: 'Wil alleen schriftelijk contact',
    description: 'Op eigen verzoek. Bel alleen bij spoed.',
    startDate: null,
    endDate: null,
    personIds: [MARIA],
  },
  {
    title: 'Sleutel ligt bij de buren',
    description: 'Op nummer 10-1, tot en met vandaag. De monteur weet ervan.',
    createdBy: 'Wim Oosterhof',
    endDate: date(0),
  },
  {
    title: 'Vervanging van de gemeenschappelijke verwarmingsinstallatie',
    description:
      'Ook de leidingen in de kruipruimte en alle radiatoren worden vervangen. Bewoners krijgen een brief met de planning.',
    createdBy: 'Gerben Poelstra',
  },
];

/** Ordinary announcements: title, text and author. */
const topics: readonly (readonly [title: string, description: string, createdBy: string])[] = [
  ['Water afgesloten', 'Het water is afgesloten van 9.00 tot 12.00 uur.', 'Bas Timmerman'],
  [
    'Controle rookmelders',
    'De installateur controleert alle rookmelders. Iemand moet thuis zijn.',
    'Fenna Drenth',
  ],
  [
    'Onderhoud cv-ketel',
    'De ketel krijgt een onderhoudsbeurt; er is een uur geen warm water.',
    'Fenna Drenth',
  ],
  ['Glasbewassing', 'De glazenwasser komt langs. Haal planten weg bij de ramen.', 'Inge Zijlstra'],
];
const OF_MARIA = 27;

/** Adds three announcements for everybody, and twenty-seven about Maria van Dijk: new, old and future ones. */
export function seedAnnouncements(): void {
  const unlike = special();
  const ordinary = Array.from({ length: OF_MARIA - unlike.length }, (_, index) => {
    const [title, description, createdBy] = topics[index % topics.length]!;
    const startDate = moment(-20 * (index + 1));
    return { title, description, createdBy, startDate, endDate: moment(-20 * (index + 1) + 1) };
  });
  const ofMaria = [...unlike, ...ordinary].map((changes) => ({ personIds: [MARIA], ...changes }));
  [...general(), ...ofMaria].forEach((changes, index) =>
    db.announcements.add(
      anAnnouncement({
        id: fixedId('bc', index + 1),
        created: moment(-2 * index - 1),
        order: index,
        ...changes,
      }),
    ),
  );
}
