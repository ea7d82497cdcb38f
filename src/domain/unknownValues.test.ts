/* Every enumeration with a value that the catalogue does not know: no label of a known value takes its place. */

const UNKNOWN = 'Zijwaarts';
type Label = (value: never) => string | null;

/** Labels of what the program itself offers or composes: these values are never received. */
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

/** Labels that take the record. */
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

it.each(labels)('%s takes an unknown value for no other', (name, label) => {
  const said = label((RECORDS[name] ?? UNKNOWN) as never);
  expect(said ?? UNKNOWN).toMatch(/zijwaarts|onbekend|niet bekend/i);
});
