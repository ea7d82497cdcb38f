import * as v from 'valibot';
import { ChannelType } from '../timeline/channelType';
import * as d from '../decode/decode';

/** A customer's rating. */
export const Satisfaction = v.pipe(
  v.object({
    id: d.id,
    score: d.optionalNumber,
    title: d.optionalText,
    comment: d.optionalText,
    channel: d.optionalMember<ChannelType>(ChannelType),
    created: d.instant,
    date: d.instant,
  }),
  v.transform(({ created, date, ...rest }) => ({ ...rest, date: date ?? created })),
);
export type Satisfaction = v.InferOutput<typeof Satisfaction>;

export type ScoreLevel = 'good' | 'fair' | 'poor' | 'none';

const GOOD_FROM = 7;
const FAIR_FROM = 4;

/**
 * The levels are shown in green, orange, red or grey. A score above ten is good; a score below zero has no level (002
 * §9.1, AMB-243).
 */
export function scoreLevel(score: number | null): ScoreLevel {
  if (score === null || score < 0) return 'none';
  if (score >= GOOD_FROM) return 'good';
  return score >= FAIR_FROM ? 'fair' : 'poor';
}
