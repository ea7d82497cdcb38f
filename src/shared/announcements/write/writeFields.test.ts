import * as v from 'valibot';
import { Announcement } from '@/domain/announcements/announcement';
import {
  EMPTY_FIELDS,
  toChanges,
  toNew,
  type WriteFields,
  writeFieldsOf,
  writeProblems,
} from './writeFields';

const TODAY = '2026-11-26';
const filled: WriteFields = { ...EMPTY_FIELDS, title: 'Lift stil' };

it.each<[string, Partial<WriteFields>, object]>([
  ['nothing but a title', {}, {}],
  ['an order', { order: ' -3 ' }, {}],
  ['an order that is not a whole number', { order: '1,5' }, { order: 'Vul een geheel getal in.' }],
  [
    'a limited audience without people or places',
    { isForAll: false },
    { reach: expect.stringMatching(/^Kies minstens/) as string },
  ],
  ['a limited audience of one person', { isForAll: false, personIds: ['p'] }, {}],
  ['no title', { title: ' ' }, { title: 'Vul een titel in.' }],
])('An announcement with %s has the expected problems', (_, changes, problems) => {
  expect(writeProblems({ ...filled, ...changes }, TODAY)).toEqual(problems);
});

it('An announcement for everybody drops the people and places chosen before', () => {
  const chosen = { ...filled, personIds: ['p'], residentialZoneIds: ['z'], order: '' };
  expect(toNew(chosen)).toMatchObject({ personIds: [], residentialZoneIds: [], order: 0 });
  expect(toNew({ ...chosen, isForAll: false })).toMatchObject({
    personIds: ['p'],
    residentialZoneIds: ['z'],
  });
});

it('The days of an announcement are filled in, the last one being the day before its end', () => {
  const told = {
    id: 'a',
    startDate: '2030-01-02',
    endDate: '2030-01-03',
    residentialZoneIds: ['z'],
    order: 4,
  };
  expect(writeFieldsOf(v.parse(Announcement, told))).toMatchObject({
    startDate: '2030-01-02',
    endDate: '2030-01-03',
    isForAll: false,
    order: '4',
  });
});

it('Only changed fields are sent, with the title, and a reach as a whole', () => {
  const fields = { ...filled, order: '2', isForAll: false, personIds: ['p'] };
  expect(toChanges(fields, ['order'])).toEqual({ title: 'Lift stil', order: 2 });
  expect(toChanges(fields, ['isForAll'])).toEqual({
    title: 'Lift stil',
    personIds: ['p'],
    residentialZoneIds: [],
  });
});
