import * as v from 'valibot';
import { readTree } from '@/api/repairs/readTree';
import { PlanningOption, RepairAppointment } from '@/domain/repairs/planning';
import { RepairAnswer } from '@/domain/repairs/repairTree';
import { Person } from '@/domain/people/person';
import { ChannelType } from '@/domain/timeline/channelType';
import { defectProblems, isDefectFields, NO_DEFECT, withDefect } from './defect/defectFields';
import { asSent, reachedOf, reachedProblems, reachedWith } from './finish/reachedFields';
import { slotWords, whenWords } from './planning/momentWords';
import { isRepairDraft, NOTHING_YET } from './repairDraft';

const chosen = { ...NO_DEFECT, path: ['a', 'b', 'c'], defectId: 'd' };
const free = { specification: { remarkIsRequired: false }, hasObjects: false, isUploading: false };
const strict = { ...free, specification: { remarkIsRequired: true } };

it.each([
  ['nothing chosen', NO_DEFECT, free, { defect: 'Kies een gebrek.' }],
  ['everything that it needs', chosen, free, {}],
  [
    'no required remark',
    { ...chosen, remarks: ' \n' },
    strict,
    { remarks: 'Bij dit gebrek is een opmerking verplicht.' },
  ],
  ['its required remark', { ...chosen, remarks: 'Lekt' }, strict, {}],
  ['no chosen lift', chosen, { ...free, hasObjects: true }, { collectiveObjectId: 'Kies welke het is.' }],
  ['a chosen lift', { ...chosen, collectiveObjectId: 'lift' }, { ...free, hasObjects: true }, {}],
  [
    'a photo that is still uploading',
    chosen,
    { ...free, isUploading: true },
    { media: 'Wacht tot de foto’s er zijn.' },
  ],
])('A defect with %s has the expected problems (REP-17, 18)', (_, fields, known, expected) => {
  expect(defectProblems(fields, known)).toEqual(expected);
});

it('Choosing another defect resets the shared object and the vendor, and keeps what was typed', () => {
  const filled = { ...chosen, collectiveObjectId: 'lift', vendorId: 'v', remarks: 'Lekt' };
  expect(withDefect(filled, ['x'], null)).toEqual({ ...NO_DEFECT, path: ['x'], remarks: 'Lekt' });
});

it('A draft of another form is not accepted', () => {
  expect([NO_DEFECT, NOTHING_YET, null, {}].map(isDefectFields)).toEqual([true, false, false, false]);
  expect([NO_DEFECT, NOTHING_YET, null, {}].map(isRepairDraft)).toEqual([false, true, false, false]);
});

describe('the way to reach the reporter', () => {
  const person = v.parse(Person, {
    id: 'p',
    contactDetails: {
      phoneNumbers: [{ number: 'Niet bekend' }, { number: '0201234567' }, { number: '0612345678' }],
      emailAddresses: [{ emailAddress: null }, { emailAddress: 'maria@voorbeeld.nl' }],
    },
  });
  const usual = { channel: ChannelType.Desk, ...reachedOf(person) };

  it('comes from the person of the contact, a mobile number first', () => {
    expect(usual).toEqual({ channel: 'Desk', phone: '0612345678', email: 'maria@voorbeeld.nl' });
    expect(reachedOf(null)).toEqual({ phone: '', email: '' });
  });

  it('consists of the filled-in values, even if they are empty', () => {
    expect(reachedWith({ ...NOTHING_YET, phone: '' }, usual)).toEqual({ ...usual, phone: '' });
  });

  it.each([
    ['neither number nor address', { phone: '', email: '' }, [null, null, null]],
    ['a number and an address', { phone: '+31 6 12345678', email: 'a@b.nl' }, [null, null, null]],
    ['an invalid number', { phone: '12', email: '' }, [null, 'Dit is geen geldig telefoonnummer.', null]],
    ['an invalid address', { phone: '', email: 'a@b' }, [null, null, 'Dit is geen geldig e-mailadres.']],
  ])('has the expected problems with %s', (_, typed, expected) => {
    expect(Object.values(reachedProblems({ channel: ChannelType.Phone, ...typed }))).toEqual(expected);
  });

  it('requires a channel, and is sent with a normalised number and address', () => {
    const reached = { channel: ChannelType.Unknown, phone: '06-12 34 56 78', email: ' a@b.nl ' };
    expect(reachedProblems(reached).channel).toBe('Kies een kanaal.');
    expect(asSent(reached)).toEqual({ channelType: 'Unknown', phone: '0612345678', email: 'a@b.nl' });
  });
});

it.each([
  [
    { startTime: '2026-12-01T07:00:00Z', endTime: '2026-12-01T11:00:00Z' },
    'dinsdag 1 december 2026 tussen 08:00 en 12:00 uur',
  ],
  [{ date: '2026-12-01', timeSlot: 'Afternoon' }, 'dinsdag 1 december 2026 in de middag'],
  [{ date: '2026-12-01', timeSlot: 'Evening' }, 'dinsdag 1 december 2026, dagdeel onbekend'],
  [{ date: '2026-12-01' }, 'dinsdag 1 december 2026, dagdeel onbekend'],
  [{ timeSlot: 'Morning' }, 'een dag die niet bekend is'],
])('An appointment is put into words to be read aloud', (fields, words) => {
  expect(whenWords(v.parse(RepairAppointment, { id: 'x', ...fields }))).toBe(words);
});

const from8to12 = { startTime: '2026-12-01T07:00:00Z', endTime: '2026-12-01T11:00:00Z' };

it.each([
  [{ timeSlot: 'Morning' }, 'Ochtend'],
  [{ timeSlot: 'Afternoon', ...from8to12 }, 'Middag 08:00–12:00'],
  [{ timeSlot: 'Evening', ...from8to12 }, 'Dagdeel onbekend 08:00–12:00'],
  [{ timeSlot: 'Evening' }, 'Dagdeel onbekend'],
  [{ timeSlot: null }, 'Dagdeel onbekend'],
  [{}, 'Dagdeel onbekend'],
])('A moment of %j is offered with its known parts', (fields, words) => {
  expect(slotWords(v.parse(PlanningOption, { id: 'x', ...fields }))).toBe(words);
});

it('The whole tree is read, at most six branches at a time, and a branch that leads back to itself only once', async () => {
  const answer = (id: string, index: number) => v.parse(RepairAnswer, { id, index });
  const below: Record<string, RepairAnswer[]> = {
    top: Array.from({ length: 9 }, (_, place) => answer(`een${place}`, 1)),
    een0: [answer('twee', 2)],
    twee: [answer('drie', 3), answer('een0', 1)],
  };
  let [open, most] = [0, 0];
  const tree = await readTree(async (parentId) => {
    most = Math.max(most, (open += 1));
    await Promise.resolve();
    open -= 1;
    return below[parentId ?? 'top'] ?? [];
  });
  expect([tree.length, most, tree.at(-1)?.id]).toEqual([11, 6, 'drie']);
});
