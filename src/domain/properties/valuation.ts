import * as v from 'valibot';
import * as d from '../decode/decode';

/** The value of a home in points, with its components. */
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

/** Returns the sum of the components' points; null when none of them has points. */
export function componentPoints({ components }: Valuation): number | null {
  const known = components.flatMap(({ points }) => points ?? []);
  return known.length === 0 ? null : known.reduce((sum, points) => sum + points, 0);
}

/** Returns the points that no component accounts for; 0 when the total or the points of the components are unknown. */
export function unexplainedPoints(valuation: Valuation): number {
  const sum = componentPoints(valuation);
  return valuation.points === null || sum === null ? 0 : valuation.points - sum;
}
