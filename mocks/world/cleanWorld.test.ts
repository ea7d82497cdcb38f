import { TaskStatus } from '@/domain/tasks/taskStatus';
import { createWorld } from '../backend/testServer';
import { db } from '../db';
import { DAY } from './clock';

const MORNING = Date.parse('2026-11-24T08:30:00Z');
const EVENING = Date.parse('2026-11-24T21:00:00Z');

/** The texts that a screen shows as a name or a title, by table. */
const titles = (): Record<string, (string | null | undefined)[]> => ({
  people: db.people.map(({ name }) => name),
  phones: db.people
    .all()
    .flatMap(({ contactDetails }) => contactDetails?.phoneNumbers ?? [])
    .map(({ number }) => number),
  tasks: db.tasks.map(({ subject }) => subject),
  cases: db.cases.map(({ title }) => title),
  bills: db.bills.map(({ description }) => description),
  subjects: db.subjects.map(({ name }) => name),
  questions: db.faqs.map(({ question }) => question),
  announcements: db.announcements.map(({ title, description }) => title && description),
  mail: db.mails.map(({ subject, from }) => subject && from),
  messages: db.undeliveredMessages.map(({ exception }) => exception),
  requests: db.portalRequests.map(({ title }) => title),
  links: db.quickLinks.map(({ url }) => url),
  dials: db.quickDials.map(({ phoneNumber }) => phoneNumber),
  units: db.units.map(({ addressLine }) => addressLine),
});

const MARKUP = /<[a-z/]|javascript:|file:/i;
const TOO_LONG = 200;
const isStrange = (text: string | null | undefined, where: string): boolean =>
  !text || MARKUP.test(text) || (where !== 'messages' && text.length > TOO_LONG);

const strangeOnes = () =>
  Object.entries(titles()).flatMap(([where, all]) =>
    all.some((text) => isStrange(text, where)) ? [where] : [],
  );

const hasUnknownStatus = () =>
  db.tasks.some(({ status }) => !Object.values(TaskStatus).includes(status)) ||
  db.contracts.some(({ status }) => status === 17);

it.each(['drukkeOchtend', 'leeg', 'langeTijdlijn', 'veertigContracten', 'grootComplex'] as const)(
  'The world %s has no name, title or number that is empty, endless or markup',
  (scenario) => {
    createWorld({ scenario, now: MORNING });
    expect(strangeOnes()).toEqual([]);
    expect(hasUnknownStatus()).toBe(false);
  },
);

it('The world vreemd has empty, endless or markup texts in every table except tasks', () => {
  createWorld({ scenario: 'vreemd', now: MORNING });
  expect(strangeOnes()).toEqual(Object.keys(titles()).filter((where) => where !== 'tasks'));
  expect(hasUnknownStatus()).toBe(true);
});

it('Announcements have texts of their own, by colleagues who exist', () => {
  createWorld({ now: MORNING });
  const texts = new Map(db.announcements.map(({ title, description }) => [title, description]));
  expect(new Set(texts.values()).size).toBe(texts.size);
  const names = db.colleagues.map(({ name }) => name);
  expect(db.announcements.all().filter(({ createdBy }) => !names.includes(createdBy ?? ''))).toEqual([]);
});

it.each([MORNING, EVENING])(
  'Few of the open tasks are late, and the others are due soon and later (%i)',
  (now) => {
    createWorld({ now });
    const days = db.tasks
      .where(({ status, ends }) => status === TaskStatus.New && ends !== null)
      .map(({ ends }) => (Date.parse(ends ?? '') - now) / DAY);
    const share = (isIn: (day: number) => boolean) => days.filter(isIn).length / days.length;
    expect(share((day) => day < 0)).toBeGreaterThan(0.03);
    expect(share((day) => day < 0)).toBeLessThan(0.25);
    expect(share((day) => day >= 0 && day < 2)).toBeGreaterThan(0.15);
    expect(share((day) => day > 7)).toBeGreaterThan(0.15);
  },
);
