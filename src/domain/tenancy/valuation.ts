import * as v from 'valibot';
import * as d from '../decode/decode';

/** What a home is worth in points, and of what they are made up. */
export const Valuation = v.object({
  id: d.id,
  unitId: d.optionalId,
  points: d.optionalNumber,
  maximumRent: d.optionalNumber,
  energyLabel: d.optionalText,
  valuationDate: d.instant,
  components: d.listOf(v.object({ name: d.optionalText, points: d.optionalNumber })),
});
export type Valuation = v.InferOutput<typeof Valuation>;

/** How many points the parts make together; null where none of them says how many it is. */
export function componentPoints({ components }: Valuation): number | null {
  const known = components.flatMap(({ points }) => points ?? []);
  return known.length === 0 ? null : known.reduce((sum, points) => sum + points, 0);
}

/** How many points no part accounts for; 0 where all is explained, or where that cannot be told. */
export function unexplainedPoints(valuation: Valuation): number {
  const sum = componentPoints(valuation);
  return valuation.points === null || sum === null ? 0 : valuation.points - sum;
}
