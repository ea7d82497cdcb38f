import { ChannelType } from '@/domain/timeline/channelType';
import { aCaseActivity, aTimelineCase } from '../db/builders';
import { db } from '../db/db';
import type { PersonRecord, UserRecord } from '../db/records';
import { hubServer } from '../hubs/hubServer';
import { pushHub } from '../hubs/pushHub';
import { pushBill } from '../tenancy/pushTenancy';
import { pushTimeline } from '../timeline/timelineActions';
import { clock } from '../world/clock';
import type { Random } from '../world/random';
import { selfOf } from './assignees';

const remarks = [
  'Huurder belt over de reparatie van de cv-ketel; afspraak bevestigd.',
  'Terugbelverzoek doorgegeven aan de wijkbeheerder.',
  'Vraag over de servicekosten beantwoord.',
  'Huurder meldt dat de buren weer overlast geven.',
];

/** The people whose card is open somewhere. */
const onCards = (): PersonRecord[] =>
  hubServer.clients
    .filter(({ hub }) => hub === 'activityHub')
    .flatMap(({ ids }) => [...ids])
    .flatMap((id) => db.people.find(id) ?? []);

function addContact(person: PersonRecord, user: UserRecord, random: Random): void {
  const description = random.pick(remarks);
  const found = db.cases.add(
    aTimelineCase({
      id: random.guid(),
      title: 'Contactmoment',
      created: clock.iso(),
      personId: person.id,
    }),
  );
  const activity = db.caseActivities.add(
    aCaseActivity({
      id: random.guid(),
      caseId: found.id,
      description,
      startTime: clock.iso(),
      channel: random.pick([ChannelType.Phone, ChannelType.Email, ChannelType.Desk]),
      colleague: selfOf(user),
    }),
  );
  pushTimeline(found, activity);
}

/** Pays a bill of the person. */
function payBill(person: PersonRecord, random: Random): boolean {
  const roles: readonly unknown[] = Object.values(person.roles ?? {});
  const open = db.bills.where(({ roleId, status }) => roles.includes(roleId) && status === 0);
  if (open.length === 0) return false;
  pushBill(db.bills.change(random.pick(open), { status: 2, outstandingAmount: 0 }));
  return true;
}

function changeSettings(person: PersonRecord): void {
  const { newsletter = false, ...settings } = person.notificationSettings ?? { email: false, sms: false };
  pushHub(
    'personHub',
    'updated',
    db.people.change(person, {
      notificationSettings: { ...settings, newsletter: !newsletter },
      modified: clock.iso(),
    }),
  );
}

export const isCardOpen = (): boolean => onCards().length > 0;

/** Changes something on a card that is open. */
export function workOnCards(user: UserRecord, random: Random): void {
  const person = random.pick(onCards());
  const lot = random.int(0, 9);
  if (lot === 9) changeSettings(person);
  else if (lot < 7 || !payBill(person, random)) addContact(person, user, random);
}
