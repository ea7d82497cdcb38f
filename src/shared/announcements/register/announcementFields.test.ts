import fc from 'fast-check';
import { EMPTY, isFields, contentProblems, toAnnouncement } from './announcementFields';

const TODAY = '2026-11-23';
const filled = { ...EMPTY, title: 'Water afgesloten' };
const END = 'De einddatum ligt voor de begindatum.';
const URL_TEXT = 'Dit is geen webadres. Begin met https://.';

it.each([
  ['empty fields', EMPTY, { title: 'Vul een titel in.' }],
  ['only spaces as title', { ...EMPTY, title: '  \n' }, { title: 'Vul een titel in.' }],
  ['only a title', filled, {}],
  ['one day', { ...filled, startDate: '2026-12-01', endDate: '2026-12-01' }, {}],
  [
    'an end before its begin',
    { ...filled, startDate: '2026-12-02', endDate: '2026-12-01' },
    { endDate: END },
  ],
  ['an end today', { ...filled, endDate: TODAY }, {}],
  ['an end before today, without begin', { ...filled, endDate: '2026-11-22' }, { endDate: END }],
  [
    'an end before today, and a begin before it',
    { ...filled, startDate: '2026-01-01', endDate: '2026-02-01' },
    {},
  ],
  ['a web address', { ...filled, url: ' https://www.corporatie.example/lift ' }, {}],
  ['a script as web address', { ...filled, url: 'javascript:alert(1)' }, { url: URL_TEXT }],
  ['a word as web address', { ...filled, url: 'lift' }, { url: URL_TEXT }],
  ['only spaces as web address', { ...filled, url: '  ' }, {}],
])('An announcement with %s has the expected problems', (_, fields, expected) => {
  expect(contentProblems(fields, TODAY)).toEqual(expected);
});

it('An announcement is for the person, or for everybody at an address or in a complex', () => {
  const person = { of: 'person', recordId: 'p' } as const;
  expect(toAnnouncement({ ...filled, title: ' Let op ', url: ' ' }, person)).toEqual({
    title: 'Let op',
    description: '',
    startDate: null,
    endDate: null,
    isExternal: false,
    url: null,
    order: 0,
    personIds: ['p'],
    residentialZoneIds: [],
  });
  const zones = [
    toAnnouncement({ ...filled, unitId: 'z' }, person),
    toAnnouncement(filled, { of: 'unit', recordId: 'z' }),
    toAnnouncement(filled, { of: 'complex', recordId: 'z' }),
  ];
  for (const zone of zones) expect(zone).toMatchObject({ personIds: [], residentialZoneIds: ['z'] });
});

it('A draft of another form is not accepted', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(isFields(value)).toBe(false);
    }),
  );
  expect(isFields(filled)).toBe(true);
});
