import type { PhoneCall } from '@/domain/telephony/phone';
import { Direction } from '@/domain/timeline/contactMoment';
import { isSameNumber } from '@/lib/phone';
import { lookUp } from '@/lib/values';
import { callIdOf, stageOf } from './callStage';

/** The direction of each call, by its id. */
export type CallDirections = Readonly<Record<string, Direction>>;

/** The status that a call begins with tells it; of one that goes on when it is first seen only the number that was dialled. */
export function directionOf(call: PhoneCall, dialled: string | null): Direction | null {
  const stage = stageOf(call);
  if (stage === 'ringing') return Direction.Inbound;
  if (stage === 'dialing') return Direction.Outbound;
  return stage === 'going' && dialled !== null && isSameNumber(call.number, dialled)
    ? Direction.Outbound
    : null;
}

/** Keeps the calls that exist now; a direction that was known holds. */
export function directionsOf(
  calls: readonly PhoneCall[],
  before: CallDirections,
  dialled: string | null,
): CallDirections {
  const directions: Record<string, Direction> = {};
  for (const call of calls) {
    const id = callIdOf(call);
    const direction = lookUp(before, id) ?? directionOf(call, dialled);
    if (direction !== null) directions[id] = direction;
  }
  return directions;
}
