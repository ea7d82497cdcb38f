import * as v from 'valibot';
import * as d from '../decode/decode';
import { labelsOf, type Received } from '../decode/received';

/** The priorities, the most urgent first (002 §9.3); the codes follow the order of the list (AMB-235). */
export const PriorityLevel = { Urgent: 0, Important: 1, Missing: 2, System: 3 } as const;
export type PriorityLevel = (typeof PriorityLevel)[keyof typeof PriorityLevel];

export const priorityLabel = labelsOf<PriorityLevel>({
  [PriorityLevel.Urgent]: 'Urgent',
  [PriorityLevel.Important]: 'Belangrijk',
  [PriorityLevel.Missing]: 'Ontbreekt',
  [PriorityLevel.System]: 'Systeem',
});

/** A remark that users should see about a person, a role or a contract. */
const Indicator = v.pipe(
  v.object({
    id: d.optionalId,
    indicatorId: d.optionalId,
    priorityLevel: d.member<PriorityLevel>(PriorityLevel),
    title: d.text,
    description: d.text,
  }),
  v.transform(({ id: own, indicatorId, ...rest }) => ({ ...rest, indicatorId: indicatorId ?? own })),
);

/** The indicators of one key: a person, a role or a contract. */
export const IndicatorsOfKey = v.object({ key: d.id, indicators: d.listOf(Indicator) });
export type IndicatorsOfKey = v.InferOutput<typeof IndicatorsOfKey>;

export type Indicator = v.InferOutput<typeof Indicator> & { key: string };

const rank = (level: Received<PriorityLevel>): number =>
  typeof level === 'number' ? level : Object.keys(PriorityLevel).length;

/** Returns all indicators, the most urgent first, without those that have no title. */
export const byPriority = (answers: readonly IndicatorsOfKey[]): Indicator[] =>
  answers
    .flatMap(({ key, indicators }) => indicators.map((indicator) => ({ ...indicator, key })))
    .filter(({ title }) => title !== '')
    .sort((one, other) => rank(one.priorityLevel) - rank(other.priorityLevel));

/** One indicator that several keys of a person share. */
export interface SharedIndicator extends Omit<Indicator, 'key'> {
  keys: readonly string[];
}

/** Merges equal indicators of the person, a role and several contracts into one. */
export function onceEach(indicators: readonly Indicator[]): SharedIndicator[] {
  const shared = new Map<string, SharedIndicator>();
  for (const { key, ...indicator } of indicators) {
    const same = JSON.stringify([
      indicator.indicatorId,
      indicator.priorityLevel,
      indicator.title,
      indicator.description,
    ]);
    shared.set(same, { ...indicator, keys: [...(shared.get(same)?.keys ?? []), key] });
  }
  return [...shared.values()];
}
