import { KERKSTRAAT, MARIA, fixedId } from '../db/fixedIds';
import { db } from '../db/db';
import type { Announcement } from '../wire/announcements';
import { clock, DAY } from '../world/clock';
import { dutchDateAfter } from '../db/calendar';
import { anAnnouncement } from './builders';

const moment = (days: number): string => new Date(clock.now() + days * DAY).toISOString();
const date = (days: number): string => dutchDateAfter(clock.now(), days);

const general = (): Partial<Announcement>[] => [
  {
    title: 'Nieuwe openingstijden',
    description: 'Vanaf maandag open van 8.30 tot 17.00 uur.',
    startDate: moment(-3),
    endDate: moment(8),
  },
  { title: 'Storing in het klantportaal', startDate: moment(-40), endDate: moment(-39), isExternal: true },
  { title: 'Huurverhoging per 1 juli', startDate: moment(30), url: 'https://www.corporatie.example/huur' },
];

/** What else may be said of somebody and of where they live. */
const special = (): Partial<Announcement>[] => [
  {
    title: 'Lift buiten gebruik',
    description: 'De lift wordt vernieuwd.\nGebruik zolang de trap of de lift in het andere portiek.',
    startDate: date(-2),
    endDate: date(5),
    isExternal: true,
    personIds: [],
    residentialZoneIds: [KERKSTRAAT],
    url: 'https://www.corporatie.example/projecten/lift?complex=kerkstraat',
  },
  {
    title: 'Schilderwerk buitenzijde',
    startDate: date(14),
    endDate: date(35),
    residentialZoneIds: [KERKSTRAAT],
  },
  { title: 'Wil alleen schriftelijk contact', startDate: null, endDate: null, personIds: [MARIA] },
  { title: 'Sleutel ligt bij de buren', endDate: date(0) },
  { title: null, description: null, startDate: null, properties: null, applicationIds: null },
  { title: 'Zie de brief', url: 'javascript:alert(document.domain)', description: '<b>Let op</b>' },
  {
    title:
      'Vervanging van de gemeenschappelijke verwarmingsinstallatie, de leidingen in de kruipruimte en alle radiatoren',
    personIds: [MARIA, 'e2000000-0000-4000-8000-00000000dead'],
    residentialZoneIds: null,
  },
];

const topics = ['Water afgesloten', 'Controle rookmelders', 'Onderhoud cv-ketel', 'Glasbewassing'];
const OF_MARIA = 27;

/** Three for everybody, and twenty-seven that Maria van Dijk should know of: new, old and still to come. */
export function seedAnnouncements(): void {
  const unlike = special();
  const ordinary = Array.from({ length: OF_MARIA - unlike.length }, (_, index) => ({
    title: topics[index % topics.length] ?? null,
    startDate: moment(-20 * (index + 1)),
    endDate: moment(-20 * (index + 1) + 1),
  }));
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
