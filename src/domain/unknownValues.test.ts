/* Gives every enumeration an unknown value and expects no label of a known one. */

const UNKNOWN = 'Zijwaarts';
type Label = (value: never) => string | null;

/** Labels of values that the program itself offers or composes, which are never received. */
const OWN = [
  'channelFilterLabel',
  'characteristicLabel',
  'contractFlagLabel',
  'personRoleLabel',
  'phoneLabel',
  'statusFilterLabel',
  'taskStatusFilterLabel',
  'traitLabel',
  'unknownLabel',
];

/** Labels whose function takes a record. */
const RECORDS: Record<string, object> = {
  directionLabel: { direction: UNKNOWN },
  activityTypeLabel: { type: UNKNOWN },
  timeSlotLabel: { timeSlot: UNKNOWN },
};

const modules = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts'], { eager: true });
const labels = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter(([name, value]) => /^[a-z]\w*Label$/.test(name) && typeof value === 'function')
  .filter(([name]) => !OWN.includes(name)) as [string, Label][];

it('The table holds the labels of all enumerations', () => {
  expect(labels.length).toBeGreaterThan(25);
});

it.each(labels)('%s gives an unknown value no label of a known one', (name, label) => {
  const said = label((RECORDS[name] ?? UNKNOWN) as never);
  expect(said ?? UNKNOWN).toMatch(/zijwaarts|onbekend|niet bekend/i);
});
